import type { SamplePost } from './sample-post.ts';

/** Apologetic thoughts on Matthew, Mark, Luke, John and Acts, in canonical order. */
export const thoughtsOnTheGospels: readonly SamplePost[] = [
  {
    title: 'Advent 4: Joseph knew where babies come from',
    labels: ['Matthew', 'Matthew 1'],
    content: `<p>It is sometimes said that people in the first century believed in the virgin birth because they did not know any better. Matthew's account shows the opposite. When Joseph learns that Mary is expecting, he draws the conclusion any man of any century would draw, and he plans a quiet divorce. No one in the story treats the news as ordinary.</p>
<p>That is worth remembering whenever <i>miracles</i> are dismissed as the product of a gullible age. A miracle can be recognized only by people who know how things usually go. Joseph needed no course in biology to see the problem, and it took a word from God to change his mind.</p>
<p><b>For the sermon:</b> Joseph is the first skeptic of the Gospel, and a righteous one. He has no lines to speak. He simply gets up, takes his wife home, and gives the child the name that means &quot;the Lord saves.&quot; Doubters in the pew may find him good company.</p>`,
  },
  {
    title: 'Proper 13: Two words for a basket',
    labels: ['Matthew', 'Matthew 14', 'Matthew 15'],
    content: `<p>Apart from the resurrection, the feeding of the five thousand is the only one of Jesus' miracles told by all four evangelists. Some suppose that the feeding of the four thousand, one chapter later, is merely the same story told twice. A small detail speaks against it.</p>
<table border="1"><tbody><tr><td><b>Event</b></td><td><b>Left over</b></td><td><b>Greek word</b></td></tr><tr><td>Five thousand (ch. 14)</td><td>twelve</td><td><i>kophinos</i></td></tr><tr><td>Four thousand (ch. 15)</td><td>seven</td><td><i>spyris</i></td></tr></tbody></table>
<p>The first is a stout wicker basket; the Roman poet Juvenal connects it with Jews. The second is a hamper, large enough in Acts to let Paul down from a wall. When Jesus looks back on both meals in chapter 16, each word stays with its own meal. Mark keeps the same distinction.</p>
<p>English Bibles often hide this, since we have just the one word. It is a modest point, but memories of real afternoons tend to hold on to such things as what the leftovers were carried home in.</p>`,
  },
  {
    title: 'A tax collector with an eye for coins',
    labels: ['Matthew', 'Matthew 17', 'Matthew 22'],
    content: `<span style="font-family: georgia;">The oldest tradition we have connects the first Gospel with Matthew, who left a tax booth to follow Jesus. Does anything in the book look like the work of such a man? Consider money.</span><br /><br /><span style="font-family: georgia;">Matthew alone tells how the collectors of the temple tax questioned Peter, and he alone tells how the matter was settled: with a <i>stater</i>, a coin worth four drachmas. The tax was two drachmas a head. One coin paid exactly for two men, Peter and his Lord, and the evangelist does not stop to do the sum for us.</span><br /><br /><span style="font-family: georgia;">In chapter 22, where Mark and Luke speak of a denarius, Matthew adds a technical phrase: show me the <i>coin of the tax</i>. The word he uses for coin appears nowhere else in the New Testament.</span><br /><br /><span style="font-family: georgia;">None of this proves who wrote the book. It does fit well with the early testimony, and cumulative cases are built of pieces of about this size.</span>`,
  },
  {
    title: 'Pontius Pilate, set in stone',
    labels: ['Matthew', 'Matthew 27'],
    content: `<p>In 1961 excavators working at the theater in Caesarea Maritima turned over a block that had been reused in a stairway. It carried a damaged Latin inscription naming <b>Pontius Pilatus</b>, <b>prefect of Judea</b>, in connection with a building in honor of Tiberius.</p>
<p>Few people had doubted that Pilate existed. Philo, Josephus and Tacitus all mention him. But the stone did settle one question. Tacitus, writing about A.D. 116, calls Pilate a <i>procurator</i>, the title used for governors of Judea in his own time. The stone has the older and correct title. Matthew uses a general Greek word for governor, which suits a prefect perfectly well.</p>
<p>The Apostles' Creed names just two human beings besides our Lord: the mother who bore him and the official who had him killed. Because of that second name, every Sunday we confess that the Gospel has a date and an address. Our faith does not rest on a timeless idea, and whoever wishes may examine the record.</p>`,
  },
  {
    title: 'The stone that was rolled away',
    labels: ['Matthew', 'Matthew 28'],
    content: `<div>What did the first opponents of the resurrection say? According to Matthew, the guards were paid to report that the disciples had come at night and taken the body.</div><div><br /></div><div>Matthew remarks that this story was still going around in his day. About a century later Justin Martyr, in his <i>Dialogue with Trypho</i>, still knows it and complains of it. So we have some reason to think it was the answer actually given.</div><div><br /></div><div>Look at what the answer <u>grants</u>:</div><ul><li>that Jesus was dead and buried;</li><li>that the place of burial was known;</li><li>that the tomb was found empty.</li></ul><div>Nobody explains the theft of a body that is still lying where it was put. The dispute concerned the reason the grave was empty. The stone had to be moved for the women to look in; the risen Lord hardly needed it. We are still being invited to look in and ask which explanation accounts for everything that followed.</div>`,
  },
  {
    title: "Peter's voice behind Mark",
    labels: ['Mark', 'Mark 1', 'Mark 16'],
    content: `<p>Early in the second century Papias, bishop of Hierapolis, wrote down what he had heard about the origin of the second Gospel: Mark, who served as Peter's interpreter, set down carefully what he remembered of Peter's teaching, though not in strict order. The words survive because Eusebius copied them.</p>
<h3 style="text-align: left;">Does the Gospel agree?</h3>
<ol><li>Simon Peter is the first disciple named (chapter 1) and the last (chapter 16).</li><li>He is named more often, for the length of the book, than in any other Gospel.</li><li>His failures are told without excuse. The rebuke, the sleep in the garden and the three denials are all there.</li></ol>
<p>The third point is the most telling. By the time Mark wrote, Peter was honored throughout the church. A later admirer would have had every reason to polish the portrait. The likeliest person to have told these stories in this way is Peter himself, as a man who had been forgiven and was no longer ashamed to say for what.</p>`,
  },
  {
    title: 'No mighty work in his home town',
    labels: ['Mark', 'Mark 6'],
    content: `<p>Historians pay attention when a source reports something it would have been easier to leave out. Mark 6 is a fine example. Jesus comes home to Nazareth, and the neighbors are not impressed. They know his trade, his mother, and the names of his brothers. Mark then writes that Jesus <b>could</b> do no mighty work there, except that he healed a few who were ill.</p>
<p>Who invents that? If miracles had been added to the story to make Jesus look grand, we might expect them to multiply in his own village. Instead the evangelist shows us a synagogue taking offense and a Lord astonished at unbelief.&nbsp;</p>
<a name='more'></a>
<p>There is comfort here for those who share the faith with family and get a shrug. It happened to him first. There is also a caution, because being familiar with Jesus is not the same as trusting him. The people who were sure they knew all about the carpenter were the ones who missed what stood before them.</p>`,
  },
  {
    title: 'The father of Alexander and Rufus',
    labels: ['Mark', 'Mark 15'],
    content: `<p style="text-align: left;">All of the first three Gospels mention Simon of Cyrene, the passer-by who was forced to carry the cross. Only Mark adds that he was the father of <b>Alexander and Rufus</b>. He explains nothing more about them.</p><p style="text-align: left;">A writer drops names like these when his readers know the people. The simplest explanation is that the two sons were familiar in the congregations for which Mark wrote. By old tradition that means Rome; and when Paul sends greetings to Rome he includes a Rufus and his mother. We cannot be sure it is the same man, since Rufus was a common name, but the pieces lie close together.</p><p style="text-align: left;">In 1941 an ossuary inscribed with the name Alexander, son of Simon, was found in the Kidron Valley, in a tomb that seems to have belonged to Jews from Cyrenaica. Again, one should not claim too much.</p><p style="text-align: left;">The main point needs no ossuary. Mark in effect tells his first readers, <i>You can ask the sons.</i></p>`,
  },
  {
    title: 'Where does the Gospel of Mark end?',
    labels: ['Mark', 'Mark 16'],
    content: `<p>Open nearly any study Bible at Mark 16 and you will find a note after verse 8. The two great codices of the fourth century, Sinaiticus and Vaticanus, stop there. Most later manuscripts continue for twelve verses, and Irenaeus already quotes from these about A.D. 180. Most scholars judge that they were added early, to round off an ending that felt abrupt.</p>
<p>Should this trouble a Christian? Three observations may help.</p>
<ol><li>We know about the question <i>because</i> manuscripts are plentiful. Nobody has hidden anything.</li><li>No teaching hangs on these verses alone. Appearances, commission and ascension are all reported elsewhere.</li><li>The undisputed part already contains the empty tomb and the announcement that the crucified one is risen.</li></ol>
<p>When a visitor asks about the footnote, tell the truth without lowering your voice. A church that prints its textual questions at the bottom of the page has shown that it is not afraid of them. See also our <a href="https://example.org/search-tips" target="_blank">search tips</a> for finding other notes on the text.</p>`,
  },
  {
    title: 'Luke explains how he worked',
    labels: ['Luke', 'Luke 1'],
    content: `<p>The third Gospel opens with a single, carefully built Greek sentence, the kind a historian of that age would write. In it Luke tells us five things:</p><ul><li>others had written before him;</li><li>the material came from eyewitnesses who became servants of the word;</li><li>he had followed everything closely from the start;</li><li>he meant to write in good order;</li><li>he wanted his reader to be <i>certain</i>.</li></ul><p>He makes no claim to have seen Jesus. A forger would hardly have resisted the temptation. He openly places himself one step away from the events and tells us who stood in between.</p><p>Then the style changes. From the fifth verse on, the story of Zechariah and Elizabeth sounds like the Greek Old Testament, as though Luke wished us to hear that the old history had resumed. The careful historian turns out to be a believing one, and the two do not quarrel. God is not honored by carelessness, and Theophilus was not asked to trust what nobody had checked.</p>`,
  },
  {
    title: 'An honest word about Quirinius',
    labels: ['Luke', 'Luke 2'],
    content: `<p>The census in Luke 2 is among the harder questions in the Gospels, and it is better to say so than to be surprised in public. Josephus places a census under Quirinius in A.D. 6. Herod the Great, in whose days Jesus was born, is generally thought to have died in 4 B.C.</p>
<p>Several solutions have been offered. The Greek may be read to mean a registration <i>before</i> Quirinius governed. There may have been an earlier enrollment of which this was the first stage. Or our dates, which depend heavily on Josephus, may need correction. None of these has convinced everyone.</p>
<p>Two things can be said with confidence. Luke knew about the later census and the revolt it caused, for he mentions it in Acts&nbsp;5, so he was not simply confused about it. And such journeys were not absurd: a papyrus from Egypt preserves an order of the prefect Vibius Maximus, in A.D.&nbsp;104, sending people home to be registered.</p>
<p>An open question is not a refutation. Many once-open questions about Luke have been closed in his favor.</p>`,
  },
  {
    title: 'Advent 2: Seven names and a voice in the desert',
    labels: ['Luke', 'Luke 3'],
    content: `<p><span style="font-size: medium;">Before John the Baptist says a word, Luke lists seven rulers: an emperor, a governor, three tetrarchs and two high priests. It is as if he were driving tent pegs into the ground of history.</span></p>
<p><span style="font-size: medium;">Six of the seven are well known. The seventh, Lysanias of Abilene, used to be listed among Luke's mistakes, since the only Lysanias known to historians had been put to death some sixty years earlier. Then an inscription from Abila came to notice which mentions a <i>tetrarch Lysanias</i> in terms best suited to the reign of Tiberius. Two men of one name, it appears, in the same region.</span></p>
<p><span style="font-size: medium;">The lesson is patience. Silence in our surviving sources is a poor reason for calling a careful writer wrong.</span></p>
<p><span style="font-size: medium;">And the sermon? After so long a roll of the powerful, the word of God comes to none of them. It comes to a priest's son in the wilderness.</span></p>`,
  },
  {
    title: 'Going down to Jericho',
    labels: ['Luke', 'Luke 10'],
    content: `<p>Jesus begins a famous parable with a man <i>going down</i> from Jerusalem to Jericho. It is exactly the right verb. Jerusalem lies about 2,500 feet above sea level and Jericho some 800 feet below it; in roughly seventeen miles the road drops by well over half a mile, through bare and lonely hills.</p>
<p>The parable never claims to report an event, and yet it fits its land. Jericho was a place where many priests lived, so that a priest and a Levite on that road would have surprised nobody. Oil and wine were ordinary traveling supplies and ordinary medicine. Even the inn is where a weary traveler would want one.</p>
<p>Fiction composed far away and long afterward usually betrays itself in matters like these. The writers of the later apocryphal gospels seldom know the country well enough to try.</p>
<p>So the good Samaritan carries a small message to the historian: these stories were first told by someone who had walked the road, to people who had walked it too.</p>`,
  },
  {
    title: 'Words that seemed like nonsense',
    labels: ['Luke', 'Luke 24'],
    content: `<p>When the women came back from the tomb, the apostles thought they were talking nonsense. Luke says so in plain terms, and he was writing for a church led by those same apostles.</p>
<blockquote class="tr_bq">Josephus remarks that the testimony of women ought not to be accepted in court. In the second century the critic Celsus mocked the resurrection for resting on the word of an overwrought woman.</blockquote>
<p>In that world, nobody who was free to choose his witnesses would have chosen these. Yet all four Gospels put women first at the empty tomb. The best explanation is the simplest one, that this is how it happened.</p>
<p>Luke tells us, too, how the doubt was answered. The risen Jesus did not scold the disciples into belief. He showed his hands and feet, told them that a ghost has no flesh and bones, and asked for something to eat. God met their unbelief with evidence and a piece of fish. Those who teach doubters might well copy his patience.</p>`,
  },
  {
    title: 'The Word became flesh',
    labels: ['John', 'John 1'],
    content: `<p>Augustine tells in his <i>Confessions</i> that he had read in the books of the Platonists something very like the opening of John: that the Word was with God and that all things were made through him. What he did not find there was that the Word became <b>flesh</b>.</p>
<p>Educated pagans could admire a divine reason that ordered the heavens. That this reason should have a birthday, grow tired beside a well and bleed was another matter. Many thought of the body as a prison to escape. To them John's sentence must have sounded close to indecent.</p>
<p>This matters when someone suggests that the incarnation was borrowed from Greek thought. The church said the one thing that thought was least ready to hear. Nor was it an easy thing for Jews to say, who knew better than anyone that God is not a man.</p>
<p>Something must have happened to make faithful Jews write so. John tells us what it was: he and others had <i>seen</i> his glory.</p>`,
  },
  {
    title: 'Six jars of stone at Cana',
    labels: ['John', 'John 2'],
    content: `<div>John notes that the water jars at the wedding were made of stone, that there were six of them, that they served for purification, and roughly how much each held. Why stone?</div><div><br /></div><div>Purity rules explain it. Under Leviticus a clay vessel that became unclean had to be broken, while the rabbis held that stone does not take on impurity at all. Archaeologists have found stone vessels at many Jewish sites from the late Second Temple period, and workshops for making them, including one at Reina in lower Galilee, in the neighborhood of Cana and Nazareth.</div><div><br /></div><div>John explains Jewish customs for outsiders elsewhere, but here he lets the detail pass without comment. It looks like something remembered.</div><div><br /></div><div>Of course stone jars do not prove that water became wine. They show that the man who tells us so was familiar with the furniture. As with all the <i>miracles</i> in this Gospel, which John prefers to call signs, we must decide whether to believe a witness; and it helps to know that he was careful in small things.</div>`,
  },
  {
    title: 'Trinity Sunday: A teacher comes by night',
    labels: ['John', 'John 3'],
    content: `<p>Nicodemus is a good patron for people with questions. He comes in the dark, with courtesy, and with an argument: nobody could do these signs unless God were with him. That is sound reasoning as far as it goes. Jesus does not rebuke it, but shows him how much farther there is to go.</p>
<p>The name was in use among prominent families; Josephus knows an envoy called Nicodemus, and the rabbis tell of a wealthy Naqdimon in Jerusalem. John follows his man through three scenes: the night visit, a cautious protest in the council (chapter 7), and a costly burial (chapter 19). The change is told without a word of comment.</p>
<p>On Trinity Sunday, notice how much of the creed is already in this conversation. The Father loves and sends; the Son is lifted up; the Spirit gives birth from above. The church did not invent the doctrine later in order to complicate things. She needed it in order to say what Jesus had told a puzzled professor one night.</p>`,
  },
  {
    title: 'Why a serpent on a pole?',
    labels: ['John', 'John 3'],
    content: `<p>The best-known verse in the New Testament is preceded by one of the strangest. As Moses raised up the serpent in the desert, Jesus says, so must the Son of Man be raised up. The story is in Numbers 21: the people are dying of snakebite, and the cure is to look at a snake.</p>
<p>Jewish readers had long wondered about it. The <i>Wisdom of Solomon</i>, probably written not long before the New Testament, explains that those who turned to the sign were not saved by what they saw but by the Savior of all.</p>
<p>Jesus takes the riddle and lays himself in it. The image of what was killing them became the means of rescue; so he would be put on display as a man accursed, and looking to him would be life.</p><!--more-->
<p>Is this the sort of text one would choose to make a hero attractive? It would be an odd choice. But it belongs to a single, long pattern, which the Old Testament began and no later author could have arranged.</p>`,
  },
  {
    title: 'Plenty of water, and a deep well',
    labels: ['John', 'John 3', 'John 4'],
    content: `<p>Two place notes stand close together in John. In chapter 3 the Baptist works at <b>Aenon near Salim</b>, because there was much water. In chapter 4 Jesus sits down at <b>Jacob's well</b>, in sight of the mountain where the Samaritans worshiped.</p>
<table border="1"><tbody><tr><td><b>Place</b></td><td><b>What we know</b></td></tr><tr><td>Aenon</td><td>The name means &quot;springs.&quot; The exact site is disputed; Eusebius placed it in the Jordan valley.</td></tr><tr><td>Jacob's well</td><td>Still shown near ancient Shechem, and well over a hundred feet deep.</td></tr><tr><td>Gerizim</td><td>Rises directly above the well. The temple on it had been destroyed in the second century B.C.</td></tr></tbody></table>
<p>The woman says that the well is deep and that her fathers worshiped on this mountain. Both remarks fit, down to the past tense.</p>
<p>John is often called the spiritual Gospel, and rightly. But spiritual does not mean vague. He teaches about living water without forgetting where the bucket was.</p>`,
  },
  {
    title: 'Five porches at Bethesda',
    labels: ['John', 'John 5'],
    content: `<p>There was a time when interpreters treated the pool with five porches as pure symbol: five porches, five books of Moses, and a law that cannot heal. No one had seen a pool with five sides.</p>
<p>Excavations near the Church of St.&nbsp;Anne in Jerusalem, begun in the nineteenth century and continued in the twentieth, brought the place to light. There were <u>two large basins</u> with a wall of rock between them. Colonnades on four sides and a fifth across the middle would make five in all, just as John says.</p>
<p>While we are here, note that the sentence about an angel stirring the water is missing from our oldest manuscripts, which is why modern Bibles move it to the margin. It seems to be an early explanation of why the sick gathered there.</p>
<p>The man by the water had been ill for thirty-eight years, and he does not even know the name of the one who heals him. Good theology came afterward. The kindness of God came first.</p>`,
  },
  {
    title: 'Proper 13: Why ask Philip?',
    labels: ['John', 'John 6'],
    content: `<p>In John 6 Jesus sees the crowd and turns to Philip: where could we buy bread for these people? Philip is not a prominent disciple. Why not ask Peter, or Judas, who carried the money?</p>
<p>John does not say. But put three scattered remarks next to each other:</p>
<ul><li>Luke mentions that the feeding took place near Bethsaida.</li><li>John mentions, five chapters earlier, that Philip came from Bethsaida.</li><li>John, telling of the feeding, never names the town.</li></ul>
<p>Jesus asked the local man. Neither evangelist explains the other, and neither seems aware of doing so. Such agreements have been called <i>undesigned coincidences</i>, and they are what one expects when several people tell the truth about the same day. Mark adds that the grass was green; John, that Passover was near, which is when the grass in that country <i>is</i> green.</p>
<p>Preachers need not spend the sermon on this. Two sentences will do, before we hurry on to the true Bread from heaven.</p>`,
  },
  {
    title: 'The woman, the stones and the footnote',
    labels: ['John', 'John 8'],
    content: `<span style="font-size: medium;">Many readers love the story of the woman accused of adultery more than any other, and are dismayed to find it set in brackets. The facts are these.</span><br /><br /><span style="font-size: medium;">The passage is absent from our earliest copies of John, among them the papyri known as P66 and P75 and the codices Sinaiticus and Vaticanus. In some later manuscripts it stands in a different place, even in Luke. Yet something very like it was known in the third century, to the author of the <i>Didascalia</i>, and many scholars who doubt that John wrote it believe that it preserves a true memory of Jesus.</span><br />&nbsp;<br /><span style="font-size: medium;">What does the case show? That a much-loved story could not slip in unnoticed. If even this one left such tracks in the manuscripts, wholesale changes to the text could not have happened without leaving any.</span><br />&nbsp;<br /><span style="font-size: medium;">One may preach it with a word of explanation. What it teaches about mercy and repentance is taught in many passages that nobody disputes.</span>`,
  },
  {
    title: 'Washing at Siloam',
    labels: ['John', 'John 9'],
    content: `<p>Workmen repairing a sewer line in Jerusalem in 2004 came upon broad stone steps. Archaeologists Ronny Reich and Eli Shukron recognized part of a large pool from the time of the Second Temple, near the end of Hezekiah's tunnel. Visitors had for centuries been shown a smaller pool close by; here, most agree, was the Siloam that pilgrims knew in the days of Jesus.</p>
<p>John 9 sends a blind man there to wash. The chapter is a little masterpiece of cross-examination. The neighbors disagree, the parents dodge, the experts grow angry, and the one man who knows anything for certain keeps repeating it: <b>I was blind, and now I see.</b></p>
<p>He does not pretend to know more than he does. Asked about points beyond him, he says that he does not know. That makes him an excellent model for witnesses. Nobody in your congregation has to answer every question about God before speaking up. It is enough to say truthfully what Christ has done, and to let the steps in the ground support the rest.</p>`,
  },
  {
    title: 'God in tears at Bethany',
    labels: ['John', 'John 11'],
    content: `<p>The Stoics taught that a wise man should not be shaken by grief, and the gods of Epicurus were too serene to care. Against this background two English words from John 11 are astonishing. <i>Jesus wept.</i></p>
<p>The same Gospel that calls Jesus God shows him with wet cheeks. The Word who became flesh did not put flesh on like a coat; he felt what flesh feels at a graveside. And this although he knew what he was about to do.</p>
<a name='more'></a>
<p>On the historical side, the setting is exact. Bethany lay about two miles from Jerusalem, near enough for mourners to walk out. The Arabic name of the village on the site, el-Azariyeh, still carries the name of Lazarus.</p>
<p>At funerals people ask where God is. We have more to offer than an argument that suffering can be reconciled with his goodness, though the argument can be made. We can point to a particular tomb, with God standing before it, angry and weeping, and then calling a dead man by name.</p>`,
  },
  {
    title: 'A scrap of papyrus and a question about truth',
    labels: ['John', 'John 18'],
    content: `<p>The John Rylands Library in Manchester keeps a piece of papyrus hardly bigger than a playing card. It is known as <b>P52</b>. C. H. Roberts published it in 1935. On the two sides are parts of seven lines each from John 18, where Jesus stands before Pilate.</p>
<div style="text-align: center;">* &nbsp; * &nbsp; *</div>
<p>The handwriting has usually been dated to the first half of the second century. Some specialists prefer a wider range, and it is prudent to say simply <i>second century</i>. Even so, it shows John being copied and read in Egypt, far from where it was probably written, at an early date. In the nineteenth century some critics had placed the composition of the Gospel as late as about 170. Theories of that kind have become hard to hold.</p>
<p>It is fitting that the scrap comes from this very conversation. Jesus says that he came to bear witness to the truth, and the governor asks what truth is. He does not wait for an answer. The little page from Manchester has waited a good deal longer.</p>`,
  },
  {
    title: 'A nail in a heel bone',
    labels: ['John', 'John 19'],
    content: `<p>It used to be argued that the burial of Jesus could not be historical, because Rome left the crucified to the birds. That often happened. But was it so in Judea in peacetime?</p>
<p>Josephus says that the Jews took care to bury even crucified men before sunset. And in 1968 a tomb at Giv'at ha-Mivtar in Jerusalem yielded the bones of a man whose name, Yehohanan, was scratched on his ossuary. An iron nail was still lodged in his heel. He had been crucified in about the first century, <u>and his family had buried him with honor</u>.</p>
<p>So John's account of Joseph and Nicodemus asking for the body, working quickly because of the approaching Sabbath, describes something that could be done and was done.</p>
<p>John also insists that Jesus was dead. The soldiers, who knew their work, did not trouble to break his legs, and the spear drew blood and water. Only a real death makes the third day good news, as the Creed knows: <i>was crucified, died and was buried.</i></p>`,
  },
  {
    title: 'Easter 2: Thomas and the marks of the nails',
    labels: ['John', 'John 20'],
    content: `<p style="text-align: left;">The church hears of Thomas every year on the Sunday after Easter, and he has been called <i>doubting</i> so long that we overlook how reasonable he was. His friends told him that a dead man was alive. He asked for the same evidence that they had received.</p>
<p style="text-align: left;">Jesus gave it to him. There is a gentle reproof in the scene, but no refusal. And the answer Thomas makes goes beyond anything said so far in the Gospel: he calls the man with the wounds his Lord and his God.</p>
<blockquote class="tr_bq">According to Suetonius, the emperor Domitian liked to be addressed as &quot;our lord and god.&quot; John's readers may well have heard the echo.</blockquote>
<p style="text-align: left;">Then comes a blessing for us, who believe without having seen. It does not praise believing without reason. The next sentence says that these things were <b>written down</b> so that we might believe. We have Thomas's testimony in place of Thomas's finger, and he was not an easy man to convince.</p>`,
  },
  {
    title: 'Pentecost: Preaching in the worst possible city',
    labels: ['Acts', 'Acts 2'],
    content: `<p>If you wished to spread a false report about an empty grave, where would you begin? Rome perhaps, or Alexandria; anywhere at all except the city where the grave was.</p>
<p>The apostles began in Jerusalem. Seven weeks after the crucifixion Peter stood up within walking distance of the tomb and announced that God had raised Jesus. He appealed to what his hearers already knew, namely the mighty works that had been done <i>among you, as you yourselves know</i>. He compared the tomb of David, which they could visit, with a grave that no longer held its occupant.</p>
<p>His opponents had every motive to put an end to the matter and lived only a few streets away. They could arrest and threaten the preachers, and they did. What they did not do was to bring out a body.</p>
<p>Miracles of speech drew the crowd that morning. But what cut them to the heart was the plain report of an event, followed by an offer: repentance, Baptism, and forgiveness for the very people who had shouted for his death.</p>`,
  },
  {
    title: "Paul's conversion, told three times",
    labels: ['Acts', 'Acts 9', 'Acts 22', 'Acts 26'],
    content: `<p>Luke reports the Damascus road three times, once in his own narrative and twice in speeches by Paul. Readers have long noticed that the tellings are not identical.</p>
<table border="1"><tbody><tr><td><b>Chapter</b></td><td><b>Audience</b></td><td><b>Special interest</b></td></tr><tr><td>9</td><td>Luke's reader</td><td>Ananias, and the fear of the church</td></tr><tr><td>22</td><td>a Jerusalem crowd</td><td>Ananias as a man devoted to the Law</td></tr><tr><td>26</td><td>Agrippa and Festus</td><td>the commission to the nations; no Ananias</td></tr></tbody></table>
<p>The companions are said to hear the voice in one place and not to hear it in another. In Greek <i>hearing</i> can also mean understanding, and that may be all there is to it. In any case, the same author set all three down within one book and saw no need to iron them out.</p>
<p>Paul's own letters confirm the center of it: he persecuted the church, he saw the Lord, and he gave up a promising career for beatings and prison. Every explanation of Christian origins has to find a place for that fact.</p>`,
  },
  {
    title: 'Politarchs and poets',
    labels: ['Acts', 'Acts 17'],
    content: `<p>In a single chapter Paul moves from Thessalonica to Athens, and Luke keeps his bearings in both.</p>
<h3 style="text-align: left;">Thessalonica</h3>
<p>The city officials are called <i>politarchs</i>. The word is hardly to be found in ancient literature, and one might have suspected Luke of a slip. But inscriptions with the title have turned up by the dozen, many from Macedonia; one that stood on an arch in Thessalonica is in the British Museum.</p>
<h3 style="text-align: left;">Athens</h3>
<p>Paul mentions an altar to an unknown god. The travel writer Pausanias, a century later, saw altars of gods called unknown on the road up from the harbor. Paul quotes a line from the poet Aratus, a Cilician like himself, saying that we are God's offspring.</p>
<p>His method deserves study. He looks carefully, finds something true to affirm, reasons from it, and does not stop until he has come to judgment and resurrection. There some laughed. Apologetics may clear the path to that point, but it cannot spare anyone the step.</p>`,
  },
  {
    title: "Gallio's name at Delphi",
    labels: ['Acts', 'Acts 18'],
    content: `<p>How do we know when Paul was in Corinth? The answer came from Delphi, where fragments of a letter from the emperor Claudius were found in the years around 1900. The letter mentions <b>Gallio</b> as proconsul, and the emperor's titles date it to about A.D. 52. Since such governors usually served for one year, Gallio's term can be placed with fair confidence in 51 and 52.</p>
<p>According to Acts 18 Paul was brought before Gallio during an eighteen-month stay. This gives us one of the firmest dates in the whole New Testament, and the rest of Paul's travels can be measured from it. The letters to Corinth follow within a few years, and with them the old summary of the Gospel in 1 Corinthians 15, which Paul says he had already delivered on that first visit.</p>
<p>Gallio, a brother of the philosopher Seneca, found the whole case tedious and sent everybody home. He could not know that his own place in history would depend so much on it. Even indifference can bear witness.</p>`,
  },
  {
    title: 'A sailor reads Acts 27',
    labels: ['Acts', 'Acts 27'],
    content: `<div>In 1848 James Smith of Jordanhill, a Scottish yachtsman and geologist, published a study of Paul's voyage to Rome. He had sailed the Mediterranean himself, and he read the chapter as one reads a logbook.</div><div><br /></div><div>His findings, in short:</div><ol><li>The winds, harbors and courses are described as they are.</li><li>The sailors' measures &#8212; cables under the hull, an anchor dragged, cargo overboard &#8212; are those that seamen of the time would take.</li><li>A large ship driven westward from the island of Cauda would drift to Malta in just about <u>fourteen days</u>, the time Luke gives.</li><li>The soundings agree with the approach to the bay that bears St.&nbsp;Paul's name. (Other bays have been proposed since.)</li></ol><div>Luke writes <i>we</i> throughout. He does not use a sailor's jargon, but he notices everything, as an attentive passenger would.</div><div><br /></div><div>If he took such trouble over an anchor, we may ask why he should have been careless about the one thing he most wanted Theophilus to know.</div>`,
  },
  {
    title: 'A Prayer Older Than the Question (Advent 1)',
    labels: ['Mark', 'Mark 11'],
    content: `<p>"If there were a God, he would have shown himself." The complaint is older than those who make it today. It is a prayer in the Bible: "Oh that you would rend the heavens and come down" (Isaiah 64:1&#8211;9). Israel did not pray so because nothing had ever happened, but because of what had.</p>
<p>Advent is the answer, and it is an odd one. He came down, and hardly anyone looked up: a borrowed donkey, a few branches, a city that asked who this might be (Mark 11:1&#8211;10). A preacher can let the complaint stand in its full weight. The text has already prayed it.</p>`,
  },
  {
    title: 'The Servant Whom Nobody Expected',
    labels: ['Luke', 'Luke 22'],
    content: `<p>Was the story of the Passion written to fit a prophecy? Read Isaiah 52:13&#8211;53:12 with that suspicion, and notice what a poor plan it would have been. No one in the first century, as far as we can tell, was waiting for a Messiah who would be counted among criminals.</p>
<p>Jesus himself chose that line on his last evening (Luke 22:37). The disciples, who were arguing about rank at the same table, show no sign of having seen it coming. Compare Psalm 22 and Zechariah 12:10.</p>`,
  },
];
