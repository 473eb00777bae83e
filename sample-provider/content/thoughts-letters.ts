import type { SamplePost } from './sample-post.ts';

/** Apologetic thoughts on the letters of the New Testament and on Revelation, in canonical order. */
export const thoughtsOnTheLetters: readonly SamplePost[] = [
  {
    title: 'What everybody can see',
    labels: ['Romans', 'Romans 1'],
    content: `<p>Paul opens his argument in Romans with a claim about evidence. God's power and divine nature, though invisible themselves, can be perceived through the things he has made. Nobody needs a Bible to begin.</p>
<p>He does not say that creation tells us everything. It is silent about the cross, about Baptism, about how a sinner may stand before his Maker. Lutheran teachers speak of a <i>natural knowledge of God</i> that is real and true but cannot save. It is like seeing the light under a door.</p>
<p>Nor does Paul think that the difficulty lies in the evidence. People hold the truth down, he says; they see and then look elsewhere. That is a humbling sentence, and it should be preached first to ourselves.</p>
<p><u>In conversation:</u> one might ask a friend what he makes of the fact that there is something rather than nothing, that it is orderly, and that we find it beautiful. Then listen. Arguments for God do their best work as good questions.</p>`,
  },
  {
    title: 'Reformation Day: Every mouth stopped, every boast excluded',
    labels: ['Romans', 'Romans 3'],
    content: `<p>Most religious systems that people devise have something in common. There is a ladder, and some have climbed higher than others. If the apostles had been in the business of inventing a religion, one would expect a ladder.</p>
<div style="text-align: center;"><b>Romans 3 has none.</b></div>
<p>All have sinned, Jew and Greek, the respectable along with the notorious. All are declared righteous as a gift, through what God did in Christ. Boasting, says Paul, has been shut out. It is striking that this was written by a man who had more to boast of than most and who once did so.</p>
<p>There is a kind of argument here for those with ears to hear it. The diagnosis fits. It explains how a race that writes symphonies also builds prison camps, and why even our best deeds have one eye on the mirror. The cure fits, too, and we would not have thought of it. On Reformation Day we give thanks less for Luther's courage than for the old news that gave it to him.</p>`,
  },
  {
    title: 'Creation groans, and so do we',
    labels: ['Romans', 'Romans 8'],
    content: `<p>No objection to the Christian faith is felt more deeply than suffering. It is worth noticing that the Bible raises the objection before the skeptic does. In Romans 8 the whole creation <i>groans</i>. Paul neither pretends that the world is as it should be nor asks his readers to smile.</p>
<p>What he offers instead has three parts:</p>
<ul><li><b>A past.</b> Creation was subjected to futility; it was not made for it.</li><li><b>A present.</b> The Spirit groans along with us, when we cannot find words to pray.</li><li><b>A future.</b> The pains are those of childbirth, and childbirth has an end.</li></ul>
<p>If there were no God, the groaning would be only noise. We could dislike it, but hardly say that anything had gone wrong. Our protest against evil assumes a standard that evil has violated.</p>
<p>Paul then grounds his hope in a fact of history. The God who did not hold back his own Son can be trusted with everything else. The argument runs from the cross to our pain, and it is safest to walk it in that direction.</p>`,
  },
  {
    title: 'A chapter of names',
    labels: ['Romans', 'Romans 16'],
    content: `<p>Lectors are glad that Romans 16 seldom comes up. Paul greets more than two dozen people, and the names are hard to say. Historians are fonder of the chapter.</p><p>The names are what we should expect in Rome: Greek, Latin and Jewish together, several of them typical of slaves and freedmen. There is <b>Phoebe</b>, who seems to have carried the letter. There is Rufus with his mother, and a married couple, Prisca and Aquila, whom Luke independently places in the company of Paul.</p><p>Writing from Corinth, Paul passes on a greeting from <b>Erastus</b>, an official of the city. In 1929 a pavement was uncovered near the theater of Corinth, with an inscription saying that one Erastus had laid it at his own expense in return for a public office. Whether this is the same man, and whether the stone is early enough, is still debated. It does show the kind of world to which the verse belongs.</p><p>Myths do not usually end with greetings. This faith came down to us through people with addresses.</p>`,
  },
  {
    title: 'A donkey on the wall',
    labels: ['1 Corinthians', '1 Corinthians 1'],
    content: `<p>Scratched into plaster on the Palatine hill in Rome, and often dated to about the year 200, is a crude drawing. A man raises his hand toward a figure on a cross, and the figure has the head of a donkey. Beneath it someone wrote in bad Greek: <i>Alexamenos worships god.</i></p>
<p>It may be the oldest picture of the crucifixion we have, and it is a joke at a Christian's expense.</p>
<p>The drawing makes Paul's words vivid. A crucified Messiah was a stumbling block to Jews and foolishness to everyone else. Cicero had said that the very word <i>cross</i> should be far from the thoughts of a Roman citizen. Nobody was looking for such a savior, and nobody stood to gain by offering one.</p>
<!--more-->
<p>So when people say that the early Christians believed what they wished to believe, ask them about Alexamenos. We know nothing else of him. We know that he was laughed at, and that apparently he went on worshiping. God has always been glad to put his wisdom where the clever will not look.</p>`,
  },
  {
    title: 'One God and one Lord',
    labels: ['1 Corinthians', '1 Corinthians 8'],
    content: `<span style="font-family: georgia;">When did Christians begin to worship Jesus as divine? Popular books like to answer, &quot;at the Council of Nicaea.&quot; Paul wrote to Corinth some two hundred and seventy years before that council.</span><br /><br /><span style="font-family: georgia;">In chapter 8 he takes up the great confession of Israel, <i>Hear, O Israel, the Lord our God, the Lord is one</i>, and does something startling with it. For us, he says, there is one <b>God</b>, the Father, from whom all things come, and one <b>Lord</b>, Jesus Christ, through whom all things come. He has placed Jesus inside the confession without ceasing to say <i>one</i>.</span><br /><br /><span style="font-family: georgia;">And he does so in passing, in the course of a discussion about meat. He does not argue for it. He expects the Corinthians to nod.</span><br /><br /><span style="font-family: georgia;">That means that the teaching was older than the letter. Within about twenty-five years of the crucifixion, and among people who would have died sooner than worship a creature, this was common ground. Nicaea only defended it.</span>`,
  },
  {
    title: 'Older than the letter that quotes it',
    labels: ['1 Corinthians', '1 Corinthians 15'],
    content: `<p>Paul tells the Corinthians that he <b>delivered</b> to them what he had himself <b>received</b>. The two verbs were used by Jewish teachers for handing on a tradition word for word. What follows has the ring of something learned by heart:</p>
<blockquote class="tr_bq">He died for our sins. He was buried. He was raised on the third day. He was seen.</blockquote>
<table border="1"><tbody><tr><td>Crucifixion</td><td>about A.D. 30 or 33</td></tr><tr><td>Paul meets Peter and James</td><td>a few years later</td></tr><tr><td>Paul first preaches at Corinth</td><td>about 50</td></tr><tr><td>This letter</td><td>about 54 or 55</td></tr></tbody></table>
<p>Many scholars, including some who are not Christians, hold that the summary goes back to the earliest years of the church. Legends may grow quickly, but here there is scarcely time for one to sprout.</p>
<p>Paul then adds that most of the five hundred who saw the Lord at one time are still living. It amounts to an invitation to go and ask them. He also points out what follows if the thing never happened: our faith is empty. No one who deals in comforting symbols talks in that way.</p>`,
  },
  {
    title: 'Let down in a basket',
    labels: ['2 Corinthians', '2 Corinthians 11'],
    content: `<p>Forced to boast, Paul boasts of the wrong things. He lists floggings, shipwrecks and sleepless nights, and finishes with a story that makes him look a little ridiculous: he left Damascus through a window, in a basket.</p>
<p>Roman soldiers could win a crown for being the first man <i>up</i> an enemy wall. Some readers have suggested that Paul is making fun of himself as the first man <i>down</i>.</p>
<p>For the historian the passage has other attractions. Luke tells of the same escape in Acts 9, without any sign that he is copying. Paul adds that the city was being watched by an official under King <b>Aretas</b>. This is Aretas IV, who ruled the Nabateans until about A.D. 40. So the event falls within the first decade of the church.</p>
<p>Men seldom suffer for years in support of what they know to be untrue. Suffering does not prove a man right, but it is good evidence that he means what he says. Paul's scars may be taken as his signature.</p>`,
  },
  {
    title: 'Two visits to Jerusalem',
    labels: ['Galatians', 'Galatians 1', 'Galatians 2'],
    content: `<p>Paul writes to the Galatians in such a hurry that he leaves out the usual thanksgiving. He is on oath (he says so), and he is anxious to be exact about his dealings with the other apostles.</p>
<ol><li>After three years he went up to Jerusalem and stayed <b>fifteen days</b> with Peter. He also saw James, the Lord's brother.</li><li>Fourteen years later he went again and laid his preaching before the leaders. They added nothing to it and gave him their hand.</li></ol>
<p>C. H. Dodd once observed that we may presume they did not spend the whole of that fortnight talking about the weather. The verb Paul uses can mean getting to know someone by asking questions.</p>
<p>So the theory that Paul invented Christianity on his own has a letter from Paul against it. He was at pains to say that he got his gospel from Christ, and he was able to add that those who had known Jesus longest recognized it as their own. He even reports a quarrel with Peter. People who are making up a united front do not mention such things.</p>`,
  },
  {
    title: 'Nobody expected a cursed Messiah',
    labels: ['Galatians', 'Galatians 3'],
    content: `<p>Deuteronomy says that one who is hanged on a tree is under God's curse. In the time of Jesus this could be applied to crucifixion, and it made the Christian message all but unthinkable to a devout Jew. A century later Trypho, in Justin's <i>Dialogue</i>, grants that the Messiah might suffer, but he cannot see how he could die in a manner that the Law calls accursed.</p>
<p>There were other men in that century who were hailed as deliverers. When Rome killed them, their followers scattered or found a new leader. They did not announce that the execution had been the victory.</p>
<p>Paul, who had surely used the verse from Deuteronomy against Christians, came to see it differently. The curse was real, and it was <u>ours</u>. Christ became a curse for us.</p>
<p>What turned the decisive objection into the heart of the message? Paul's own answer was that he had seen the cursed man alive. If God has raised him, then God does not regard him as accursed on his own account, and the whole Law must be read again.</p>`,
  },
  {
    title: 'The wall that came down',
    labels: ['Ephesians', 'Ephesians 2'],
    content: `<p>In 1871 Charles Clermont-Ganneau found a limestone block in Jerusalem with a notice in Greek. It warns that no foreigner may pass the barrier around the sanctuary, and that anyone caught will have himself to blame for his death, which will follow. Part of a second copy came to light in 1935. Josephus had described just such signs.</p>
<p>Now read Ephesians 2, where Christ has made the two peoples one and has broken down the <i>dividing wall</i>. Readers who knew the temple could hardly miss the picture. And Acts 21 tells that Paul was nearly killed because people supposed that he had brought a certain Trophimus past that barrier. Trophimus was from <b>Ephesus</b>.</p>
<p>Here a stone, a speech of outrage and a letter about peace all throw light on one another.</p>
<p>Consider the claim itself. Congregations in which Jew and Gentile ate at the same table were something new, and the neighbors noticed. The wall of stone was still standing when its power was already gone. Which walls in our own town does the Gospel now treat as fallen?</p>`,
  },
  {
    title: 'Palm Sunday: A hymn to Christ',
    labels: ['Philippians', 'Philippians 2'],
    content: `<p>Around the year 112 Pliny, governor of Bithynia, wrote to the emperor Trajan about the Christians he had questioned. Their whole fault, they told him, was that they met before dawn on a fixed day and sang in turn <i>a hymn to Christ as to a god</i>.</p>
<p>We may possess one of the hymns that such people sang. The lines in Philippians 2, appointed for Palm Sunday, are so balanced that many think Paul is quoting. If he is, they are older than a letter that is itself usually placed around A.D. 60 or somewhat before.</p>
<p>The song goes down and then up. He who was in the form of God took the form of a slave and went as low as a cross. Therefore God exalted him, so that every knee should bow. The last phrase comes from Isaiah 45, where the one to whom all knees bow is the Lord himself, who will have no rival.</p>
<p>The procession with the palms moves in the same way. It is the only triumphal entry in which the king was on his way to the bottom.</p>`,
  },
  {
    title: 'In him all things hold together',
    labels: ['Colossians', 'Colossians 1'],
    content: `<p><span style="font-size: medium;">Colossians 1 says of Jesus that all things, visible and invisible, were made through him and for him, and that in him they hold together. It is an immense thing to say of a man who had been executed within living memory.</span></p>
<p><span style="font-size: medium;">It is also an idea with consequences. If one wise Lord made everything, then we may expect nature to be orderly through and through, and since it was made freely, we must go and look to find out in what way. Johannes Kepler, who studied theology at Lutheran T&uuml;bingen, labored for years over the orbit of Mars because he was convinced that the Creator's plan could be found. Faith did not do his calculations for him, but it kept him from giving up.</span></p>
<p><span style="font-size: medium;">Science still depends on order that it cannot itself explain. Its laws describe how things hold together. When a student asks whether faith has any room for such laws, the answer is that they are what we should expect, and that we know the name of the one through whom they stand.</span></p>`,
  },
  {
    title: 'Two letters, one mailbag',
    labels: ['Colossians', 'Colossians 4', 'Philemon', 'Philemon 1'],
    content: `<p>William Paley, in a book of 1790 on Paul's letters, had the happy idea of laying them side by side and looking for agreements too slight to have been planned. Colossians and Philemon gave him some of his best examples.</p>
<table border="1"><tbody><tr><td><b>Person</b></td><td><b>Colossians 4</b></td><td><b>Philemon</b></td></tr><tr><td>Onesimus</td><td>is coming to you, one of your own</td><td>a slave returning to his master</td></tr><tr><td>Archippus</td><td>is to fulfill his ministry</td><td>is a fellow soldier</td></tr><tr><td>Epaphras</td><td>one of you, greets you</td><td>a fellow prisoner, greets you</td></tr><tr><td>Mark, Aristarchus, Demas, Luke</td><td>send greetings</td><td>send greetings</td></tr></tbody></table>
<p>Philemon never says where the household was. Only by way of Onesimus, in the other letter, do we learn that it was Colossae. And Jesus called Justus is mentioned in the one list and missing from the other, as happens in real life.</p>
<p>Philemon is accepted as Paul's by nearly everyone. That the longer letter fits it so naturally is one good reason for thinking that the two traveled together.</p>`,
  },
  {
    title: 'The oldest comfort we can date',
    labels: ['1 Thessalonians', '1 Thessalonians 1', '1 Thessalonians 4'],
    content: `<p>First Thessalonians was written about A.D. 50, and so it is one of the earliest Christian documents in existence. What does it take for granted? Already in chapter 1 we find the Father, the Son whom he raised from the dead, and the Holy Spirit. The congregation is waiting for Jesus to come from heaven. There is no trace of an earlier, simpler stage in which he was only a teacher.</p>
<p>Chapter 4 was written for a funeral, or several. Some members had died, and the rest were afraid for them. Paul answers with a short chain: since we believe that Jesus died and rose, we also believe that God will bring with him those who have fallen asleep.</p>
<p>Compare the resigned epitaph, common enough to be abbreviated on Roman tombs: <i>I was not, I was, I am not, I do not care.</i></p>
<p>Paul does not forbid tears. He wants Christians to grieve as people who have <b>reasons for hope</b>. What a pastor says at the grave and what an apologist says in the lecture hall should be at bottom the same thing.</p>`,
  },
  {
    title: 'Watch for the signature',
    labels: ['2 Thessalonians', '2 Thessalonians 2', '2 Thessalonians 3'],
    content: `<div>Did the early church care whether a letter really came from the person named in it? Second Thessalonians has something to say about that. In chapter 2 Paul warns his readers against a letter <i>supposed</i> to come from him. In chapter 3 he takes the pen from his secretary and shows them what his handwriting looks like.</div><div><br /></div><div>Later examples point the same way:</div><ul><li>Toward the year 200, Bishop Serapion of Antioch read the so-called Gospel of Peter through and rejected it, adding that Christians receive the apostles but not writings falsely put under their names.</li><li>Tertullian knows of a presbyter in Asia who wrote acts in honor of Paul &quot;out of love&quot; and was removed from office.</li></ul><div>Some scholars believe that this very letter is a forgery; the arguments are mixed, and anyone interested can find them set out in the commentaries. But it can no longer be said that nobody minded.</div><div><br /></div><div>The church did not collect edifying books at random. She asked, who wrote this, and how do you know?</div>`,
  },
  {
    title: 'A laborer and his wages',
    labels: ['1 Timothy', '1 Timothy 5'],
    content: `<p>In 1 Timothy 5 two sayings are introduced with the words <i>the Scripture says</i>. The first, about not muzzling an ox, is from Deuteronomy. The second, that a worker deserves his wages, is not in the Old Testament at all. It agrees word for word with a saying of Jesus in <b>Luke 10</b>. (Matthew has nearly the same, but with food in place of wages.)</p>
<p>How should we understand this? Perhaps Luke's Gospel was already in circulation. Perhaps the word Scripture belongs strictly to the first quotation, and the second is a saying of Jesus known by heart. Either way, a word of the Lord stands beside the Law of Moses as having equal weight.</p>
<p>People sometimes imagine the New Testament as a selection made by powerful bishops in the fourth century. The councils and lists of that age matter, but they came late in the story. Long before any vote, congregations were treating the words of Jesus and his apostles as they treated Moses and the prophets. The canon was recognized in <u>use</u> first, and then in lists.</p>`,
  },
  {
    title: 'The good confession before Pilate',
    labels: ['1 Timothy', '1 Timothy 6'],
    content: `<p style="text-align: left;">Timothy is reminded that Christ Jesus made the good confession in front of Pontius Pilate. Outside the Gospels and Acts it is the only place in the New Testament where we meet this name, which every Christian child now learns.</p>
<p style="text-align: left;">Compare what Tacitus, no friend of Christians, wrote in his <i>Annals</i> around A.D. 116: that their founder, Christus, had been put to death by Pontius Pilatus in the reign of Tiberius; that the superstition was checked for a time and then broke out again, first in Judea and afterward in Rome. He despised the movement, which makes him a useful witness.</p>
<p style="text-align: left;">A pastoral letter and a pagan senator agree on who was executed, under whom, and where it began. They differ, naturally, on what to call it.</p>
<p style="text-align: left;">For Timothy the point was courage. He was to speak as plainly before his own judges as his Lord before the governor. Those preparing young people for confirmation might use this verse on the day. They too are about to make a good confession in public, and the first one was made at a higher price.</p>`,
  },
  {
    title: 'The cloak and the parchments',
    labels: ['2 Timothy', '2 Timothy 4'],
    content: `<p>Winter is coming, the prisoner is cold, and he would like his cloak. He would like his books, too, and <b>above all the parchments</b>.</p>
<p>The word is <i>membranai</i>, borrowed from Latin. At Rome it was used of parchment notebooks: leaves folded and tied, handy for drafts, accounts and travel. Toward the end of the first century the poet Martial was recommending literary works in that format to travelers, but most readers went on preferring scrolls.</p>
<p>Christians did not. From the earliest copies we have, they strongly favored the book with pages. No one is quite sure why. One attractive suggestion is that the habit began with just such notebooks, in which teachers kept sayings, letters and passages of Scripture for use on the road.</p>
<p>If so, we ought not to picture the memory of Jesus floating on rumor alone for forty years. Memory was the main thing, well trained and shared. But some people in that circle could write, owned notebooks, and did not wish to be without them.</p>
<p>The verse is worth a smile as well. An apostle at the end of his life still wants to read.</p>`,
  },
  {
    title: 'A liar from Crete',
    labels: ['Titus', 'Titus 1'],
    content: `<p>&quot;Cretans always lie,&quot; says the line of verse that Paul sends to Titus, and he remarks dryly that one of their own prophets said it. Clement of Alexandria tells us who: Epimenides, a sage of the island some six centuries before Christ.</p>
<p>Logicians have amused themselves with the puzzle ever since. If a Cretan says that Cretans always lie, is he lying? Paul seems to enjoy it himself, for he adds that this testimony is <i>true</i>.</p>
<a name='more'></a>
<p>What may an apologist learn?</p>
<ul><li>Paul had read, or at least heard, the literature of the people he served.</li><li>He was willing to agree with an unbeliever who was right.</li><li>He appointed elders who could both encourage with sound teaching and answer those who contradict it.</li></ul>
<p>The last is the purpose of the whole passage. Defending the faith is listed here among the ordinary duties of a pastor, beside hospitality and self-control. It is not a hobby for specialists. One should also notice the company it keeps: nobody who is quick-tempered need apply.</p>`,
  },
  {
    title: 'No longer as a slave',
    labels: ['Philemon', 'Philemon 1'],
    content: `<p>&quot;Why does the New Testament not simply condemn slavery?&quot; It is a fair question, and the shortest letter of Paul is a good place to begin.</p>
<p>Paul was a prisoner writing to a householder, in an empire where perhaps one person in ten, perhaps more, was enslaved and where revolts had been drowned in blood. He could not change a law. What he did was to send Onesimus home with a letter that no master could read aloud in church and then go on as before. Receive him, he says, <b>no longer as a slave but as a dear brother</b>; receive him as you would receive me; and put whatever he owes on my account.</p>
<p>Christians were slow to draw the full conclusion, and some in later times shamefully refused to. This has to be admitted. Yet when Gregory of Nyssa attacked the owning of human beings in the fourth century, he argued from the image of God, and so did many who fought the slave trade in the eighteenth.</p>
<p>A small letter had planted something that slavery could not finally live with.</p>`,
  },
  {
    title: 'Sharing in flesh and blood',
    labels: ['Hebrews', 'Hebrews 2'],
    content: `<p>Hebrews begins with the Son as the radiance of God's glory, higher than all angels. A chapter later the same Son shares our <i>flesh</i> and blood, is tempted, suffers and dies. The letter sees no contradiction. In fact the argument requires both.</p>
<div>If he is not truly <b>God</b>, his death is one more sorrow among many.</div>
<div>If he did not take on true <b>flesh</b>, he has not come to where we are.</div>
<p>The writer gives the reason in plain words: so that through death he might destroy the one who held the power of death, and set free those who all their lives were slaves to the fear of it.</p>
<p>Every culture has found ways of handling that fear. We distract ourselves, or speak softly of natural cycles. Philosophers have argued that death is nothing to us; few have felt much better for the argument. Hebrews does not argue the fear away. It says that someone has gone into the thing we are afraid of and has come out on the other side, having our own nature, as our brother.</p>`,
  },
  {
    title: 'Faith with its eyes open',
    labels: ['Hebrews', 'Hebrews 11'],
    content: `<p>Faith, according to an old joke, means believing what you know is not so. Hebrews 11 might be read aloud in reply.</p><p>Faith there is assurance and conviction about things not seen. <i>Not seen</i> does not mean without grounds. Consider how the examples go. Noah was warned. Abraham was called, and in the matter of Isaac he <b>reasoned</b> (that is the word used) that God was able to raise the dead. Sarah considered the one who promised to be faithful. In each case there is a person who has spoken, has shown himself reliable, and is trusted about what has not yet come into view.</p><p>That is how we treat a surgeon or a spouse. We cannot see the future, but we know whom we are dealing with.</p><p>The older Lutheran teachers distinguished three things in faith, namely knowledge, assent and trust. Apologetics may serve the first two. The third is the Spirit's gift through the Gospel, and without it the others do nobody any good. Keeping that order in mind saves us from expecting too little of reason, and from expecting too much.</p>`,
  },
  {
    title: 'What changed James?',
    labels: ['James', 'James 1'],
    content: `<p>The letter opens with a man who calls himself a servant of God and of the Lord Jesus Christ. By the usual and oldest view this is James, known as the Lord's brother. If so, it is a remarkable way to speak of someone with whom one grew up.</p>
<h3 style="text-align: left;">Before</h3>
<p>Mark says that the family thought Jesus was out of his mind. John says that his brothers did not believe in him. Neither is the kind of thing the church would have made up about a respected leader.</p>
<h3 style="text-align: left;">After</h3>
<p>By the time Paul visits, James is a pillar in Jerusalem. Josephus, who was not a Christian, records that in A.D. 62 the high priest Ananus had him condemned and stoned; he identifies him as <i>the brother of Jesus who is called Christ</i>.</p>
<h3 style="text-align: left;">Between</h3>
<p>The old summary in 1 Corinthians 15 spends half a verse on it: then he appeared to James. What would it take to persuade you that your brother was the Lord of glory? Whatever it was, James got it.</p>`,
  },
  {
    title: 'A reason, with gentleness',
    labels: ['1 Peter', '1 Peter 3'],
    content: `<p>Here is the verse from which apologetics has its name. Christians are to be ready at any time to make a defense, an <i>apologia</i>, to anyone who asks the reason for their hope. The word comes from the courtroom. Four remarks:</p>
<ol><li>It is addressed to everybody. Slaves, wives and husbands have just been spoken to.</li><li>It supposes that <b>somebody asks</b>. The hope has been visible enough to be puzzling.</li><li>What is asked for is a reason, so Christianity may not hide behind feelings.</li><li>It is to be done gently and with respect, and with a good conscience.</li></ol>
<p>Peter knew something about the other way of doing it. He had once defended his Lord with a sword and, later the same night, had denied him to a servant girl. Both times he was afraid.</p>
<p>The command begins with a different fear: honor Christ in your hearts as Lord. Those who do so do not need to win every argument. They can say &quot;I do not know; let me find out,&quot; and mean it.&nbsp;A list of further reading is kept <a href="https://example.com/reading" target="_blank">here</a>.</p>`,
  },
  {
    title: 'Transfiguration: No cleverly made-up tales',
    labels: ['2 Peter', '2 Peter 1'],
    content: `<p>The ancient world had a word for stories about gods: <i>mythoi</i>. Educated people enjoyed them, drew morals from them, and did not believe that they had happened. In 2 Peter 1 the apostle uses this very word in order to deny it. <b>We did not follow myths, he says; we were eyewitnesses of his majesty.</b></p>
<p>So the distinction between fact and fable is not a modern one that we force upon simple people of long ago. They knew it, and they insisted on the side on which they stood.</p>
<p>The event he has in mind is the Transfiguration: the mountain, the voice, the glory. He remembers that there were others with him. He could easily have chosen one of the more popular miracles, and instead he mentions the one at which, according to the Gospels, he himself talked foolishly about putting up tents.</p>
<p>Then he sends us on from his experience to the prophetic word, a lamp in a dark place. Sights on mountains are soon over. The Scriptures stay lit until morning, and they are the part of the evidence that we too can hold in our hands.</p>`,
  },
  {
    title: 'Heard, seen, touched',
    labels: ['1 John', '1 John 1'],
    content: `<p>The First Letter of John begins without greeting, as if the writer could not wait. What we have <b>heard</b>; what we have <b>seen</b> with our eyes; what we have looked at and <b>touched</b> with our hands. He piles up the senses like a man giving evidence.</p>
<p>The subject of the sentence is the word of life, which was from the beginning. Eternal life, he is saying, could be bumped into. It ate breakfast. It had a voice that people would know again.</p>
<p style="text-align: center;"><i>The more exalted the claim, the plainer the verbs.</i></p>
<p>Religions of private enlightenment cannot be checked, since only the enlightened person was present. The apostles speak in the plural. They saw the same thing together, over several years, in public places, and they compared notes for the rest of their lives.</p>
<p>John says, too, why he tells it: so that we may have fellowship with them and with the Father and the Son. Testimony is a bridge on which people who came too late to touch can still cross over. In the Lord's Supper, a Lutheran will add, touch is given back.</p>`,
  },
  {
    title: 'The test of the spirits: come in the flesh',
    labels: ['1 John', '1 John 4', '2 John', '2 John 1'],
    content: `<p>We might guess that the first great heresy was to deny that Jesus was God. In fact, one of the earliest denied that he was man.</p>
<p>Some teachers were so impressed by his divinity that they thought that he only <i>seemed</i> to have a body. From the Greek word for seeming they were later called docetists. John will have none of it. Every spirit that confesses Jesus Christ as having come in the <b>flesh</b> is from God, he writes; and the little Second Letter repeats the warning for a congregation that may be about to offer such a teacher a bed.</p>
<p>Soon afterward, on his way to die in Rome, Ignatius of Antioch pleads with the churches: Christ was <u>truly</u> born, ate and drank, was truly crucified and truly raised.</p>
<p>This has a consequence for modern theories. If Jesus had been merely a good teacher on whom divinity was gradually heaped, we should expect the earliest controversy to be about his divinity. It was the humanity that wanted defending. The church had to remind itself how near God had come.</p>`,
  },
  {
    title: 'Paper, ink and a difficult man',
    labels: ['3 John', '3 John 1'],
    content: `<p>In Greek the Third Letter of John is the shortest book of the New Testament, a little over two hundred words. It would have fitted on one sheet of papyrus. Private letters of just this size and shape have been found by the thousand in the sands of Egypt, and they often begin as this one does, with a wish for the reader's good health.</p>
<p>There are three men in it. <b>Gaius</b> is kind to traveling preachers. <b>Demetrius</b> has a good name. <b>Diotrephes</b> likes to be first, and will not receive anybody.</p>
<p>There is no large doctrine here, no miracles, nothing that a later age would have bothered to compose. Why then was it kept? Presumably because it was what it seemed to be: a real letter from someone whose letters were treasured.</p>
<p>It is also a window on how the faith spread. People walked from town to town for the sake of the Name, accepting nothing from pagans, and other people put them up for the night. Among the causes of the growth of the church, the spare room ought to be mentioned.</p>`,
  },
  {
    title: 'The grandsons of Jude',
    labels: ['Jude', 'Jude 1'],
    content: `<p>Jude introduces himself as a servant of Jesus Christ and brother of James. Mark lists both names among the brothers of Jesus. If this is the same man, he was content to be known as his brother's brother and his Lord's servant.</p>
<p>Eusebius has preserved a story from the second-century writer Hegesippus. The emperor Domitian, hearing that there were descendants of David, had two grandsons of Jude brought before him. He asked what they owned. They named a small farm, which they worked themselves, and held out their hands, which were hard with calluses. Asked about the kingdom of Christ, they said that it was not of this world and would appear at the end. He let them go.</p>
<div><br /></div>
<p>We cannot check each detail, but it is a likeable account, and it reminds us that the family of Jesus did not vanish into legend. There were cousins, and they had a farm.</p>
<p>Jude asks his readers to contend for the faith once for all delivered. He asks them as well to <b>have mercy on those who doubt</b>. It takes both halves to make an apologist.</p>`,
  },
  {
    title: 'Lukewarm at Laodicea',
    labels: ['Revelation', 'Revelation 3'],
    content: `<p>Revelation has a name for being obscure, yet it opens with letters to seven real towns, listed in the order in which a messenger could visit them by road. The letter to Laodicea is full of local color.</p>
<table border="1"><tbody><tr><td><b>The letter</b></td><td><b>The town</b></td></tr><tr><td>neither hot nor cold</td><td>Hot springs at nearby Hierapolis, cool water at Colossae; Laodicea's own supply came through pipes and left thick lime in them</td></tr><tr><td>I am rich and need nothing</td><td>After an earthquake in A.D. 60, says Tacitus, it rebuilt from its own resources, without imperial aid</td></tr><tr><td>white garments</td><td>The district was known for its black wool</td></tr><tr><td>salve for the eyes</td><td>A school of medicine was active in the area</td></tr></tbody></table>
<p>Not all of these parallels are equally certain, and the water has been much discussed. Together they suggest an author who knew the place.</p>
<p>Hot water heals, cold water refreshes. The complaint is perhaps less about lack of fervor than about being of no use to anybody. Happily the letter ends with a knock on the door.</p>`,
  },
  {
    title: "All Saints' Day: A crowd that no one could count",
    labels: ['Revelation', 'Revelation 7'],
    content: `<p>When John wrote, Christians were a tiny fraction of the empire, scattered over some dozens of towns, with a few of their number already killed. He himself was on an island for his testimony. From there he saw a multitude beyond counting, out of every nation, tribe, people and language.</p>
<p>By any ordinary reckoning this was a foolish thing to predict. Sects of that size generally disappear. Yet today the Lamb is praised in thousands of languages, and the Scriptures have been translated, in whole or part, into more tongues than any other book. The vision is not yet complete, but it looks less unlikely than it did.</p>
<!--more-->
<p>An argument from numbers alone would be weak, since errors can spread as well. What is worth pondering is that the growth was <i>foretold</i>, by a man without power, about a victim who had been slaughtered, and that for its first centuries it came about without a sword.</p>
<p>On this day we read names and toll a bell. Those who were counted one by one among us now stand in a crowd that nobody can number, and God wipes away their tears himself.</p>`,
  },
];
