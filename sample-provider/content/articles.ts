import { hillTemple, oilLamp, oliveRoad, openScroll, separator } from './images.ts';
import { samplePosts } from './sample-post.ts';

export const articles = samplePosts(`
# Five Things to Weigh on Easter Morning [Featured, Resurrection of Jesus, Historical Evidence of Jesus]
<p>Every Easter a few people sit in the pew who have not been there since last Easter. Some are glad to come, some were brought along, and some are wondering whether anything that is about to be said really happened. A sermon does not have to turn into a lecture to help them. It is enough to say plainly that the Church is making a claim about an event, and that an event can be asked about.</p>
${separator(oliveRoad)}
<p>Here are five things to weigh. None of them proves the resurrection the way a sum is proved. Together they show why Christians have never thought of Easter as a pretty way of talking about spring.</p>
<a name='more'></a>
<h3 style="text-align: left;">1. Jesus was dead and buried</h3>
<p>That Jesus was crucified under Pontius Pilate is told by all four Gospels and taken for granted by Paul. The Roman historian Tacitus, no friend of Christians, mentions the execution too (<i>Annals</i> 15.44). Few facts about the ancient world are disputed less.</p>
<h3 style="text-align: left;">2. The report is early</h3>
<p>Writing to Corinth in the middle of the fifties, Paul repeats a short summary which he says he had himself received: that Christ died for our sins, was buried, was raised and was seen (1 Corinthians 15:3&#8211;7). Many scholars, not all of them believers, think this summary goes back to within a few years of the crucifixion.</p>
<h3 style="text-align: left;">3. The first witnesses were women</h3>
<p>All four Gospels say that women were first at the tomb. In that world the word of a woman was often counted for less than the word of a man. Someone inventing a persuasive story would hardly have begun there.</p>
<h3 style="text-align: left;">4. Unlikely people changed their minds</h3>
<p>James, the brother of the Lord, is shown in the Gospels among a family that did not understand Jesus; later he leads the church in Jerusalem. Paul by his own account tried to destroy the Church. Both said that they had seen the risen Lord.</p>
<h3 style="text-align: left;">5. The disciples gained nothing from it</h3>
<p>What waited for them was trouble: beatings, prison, and for several of them death. People do suffer for things that are false. They rarely suffer gladly for what they themselves know they made up.</p>
<blockquote class="tr_bq">A careful person may still say, "I do not know what happened." What is harder to say is, "Nothing happened."</blockquote>
<h3 style="text-align: left;">How to preach it</h3>
<p>Choose one of the five, not all of them. Give it two or three minutes, and then return to the text, because evidence can clear the road but does not walk it for us. Faith comes through hearing the word of Christ (Romans 10:17). The empty tomb is good news, not because it wins an argument, but because the One who was put to death for our sins was raised so that we might be declared righteous (Romans 4:25).</p>
<p>And then tell the visitor in the last pew what follows from it: this Lord is alive, and he calls you by name as he called Mary in the garden.</p>
# When Somebody Asks Why God Allows It [Suffering, Evil, God's Activity]
<p>There are two people who ask why God allows suffering. One has been reading. The other has been at the hospital. They use the same words, and they should not be given the same answer.</p>
${separator(oilLamp)}
<h3 style="text-align: left;">The one who has been reading</h3>
<p>The argument runs like this: a good God would want to end evil, an almighty God could, and evil is still here. Therefore God is not good, or not almighty, or not there.</p>
<p>It is a serious argument. It also has a hidden step, namely that a good and almighty God could have no sufficient reason to permit for a time what he hates. How would we know that? A child in a doctor's office cannot see why her father holds her still for the needle, and the distance between us and God is not smaller than hers. Alvin Plantinga and others have worked this out with care, and many philosophers, unbelievers among them, now grant that the existence of evil does not strictly <i>contradict</i> the existence of God. The debate goes on about how likely the one makes the other.</p>
<p>One may also ask where our outrage comes from. If the world is only matter in motion, cruelty is something that happens, like weather. Those who say that it ought not to be so have already said something about a standard above the world.</p>
<h3 style="text-align: left;">The one who has been at the hospital</h3>
<p>To this person say none of the above. Not today. The friends of Job did their best work in the first week, when they sat on the ground with him and were silent. Their trouble began when they explained.</p>
<p>What may be said?</p>
<ul>
<li><b>"I do not know why."</b> It is the truth, and it puts you beside the sufferer and not above.</li>
<li><b>"You may tell him so."</b> The psalms of lament were given so that people could complain <i>to</i> God and not merely about him. Psalm 88 does not even end on a bright note, and still it stands in the Bible as a prayer.</li>
<li><b>"He has been there."</b> On the cross the Son himself took up the cry of the forsaken. Whatever the reason for our pain may be, it cannot be that God keeps his distance from it.</li>
<li><b>"I will come again on Thursday."</b> And then come.</li>
</ul>
<!--more-->
<h3 style="text-align: left;">A theology of the cross</h3>
<p>At Heidelberg in 1518 Luther distinguished between those who want to read God's mind from his visible works of power and those who know him through suffering and the cross. The first kind must always be explaining. The second kind can call a thing what it is. Cancer is not a blessing in disguise. It is an enemy, and death is the last enemy, and Christ has met that enemy and broken it from within.</p>
<p>This does not answer every "why." It gives us something better to hold than an answer: a person, with scars, who is alive. Paul does not say that we understand how all things fit together. He says that nothing in all creation can part us from the love of God in Christ Jesus (Romans 8:38&#8211;39).</p>
<h3 style="text-align: left;">For preparation</h3>
<p>Before you preach on this, ask yourself who will be sitting there. If what you have written could not be said in that person's kitchen, it should not be said from the pulpit either.</p>
# Quoting Fairly [Truth, Evangelism and Apologetics]
<p>A good quotation can do in one line what a paragraph cannot. A bad one can undo a whole sermon, because there is always someone with a telephone in the pew who looks it up. Here is some advice for those who quote, gathered from mistakes, several of them my own.</p>
<h3 style="text-align: left;">Four famous lines to be careful with</h3>
<ol>
<li>The advice to preach the Gospel always and to use words only if one must is given to Francis of Assisi. It is not found in his writings or in the early lives of him.</li>
<li>The little apple tree that Luther would plant today even if the world ended tomorrow has not been traced further back than the 1940s.</li>
<li>The ringing words with which Luther is said to have taken his stand at Worms do not appear in the earliest record of the speech, though a printed version soon had them. The rest of the speech is well attested and just as brave.</li>
<li>Chesterton is credited with saying that those who stop believing in God believe in anything. The thought is like him, but nobody has found the sentence in his books in that form.</li>
</ol>
<p>If such a line is too good to leave out, there is an honest way: "A saying often attributed to &#8230;"</p>
<a name='more'></a>
<h3 style="text-align: left;">The Eighth Commandment and the footnote</h3>
<p>You shall not bear false witness against your neighbor. In the Small Catechism Luther does not stop at the lie. He asks us to defend the neighbor, to speak well of him, and to understand what he does in the kindest way. An author is a neighbor too, even one who is dead, and even one who is an atheist. So:</p>
<ul>
<li><b>Read around it.</b> Look at least at the page before and the page after. Is the author speaking for himself, or describing a view he is about to reject?</li>
<li><b>Do not cut the "but."</b> Charles Darwin wrote that the eye seemed at first sight an absurd thing to explain by natural selection, and then went on to explain it. Those who quote only the first half do him wrong, and do the Gospel no good.</li>
<li><b>Do not draft people.</b> If an unbelieving scholar grants one fact, thank him for that fact. Do not let the congregation think that he is almost a Christian.</li>
<li><b>Say when.</b> A scientific remark from 1960 may have been overtaken. Give the year.</li>
<li><b>Keep it short.</b> One or two sentences are remembered. More is a reading.</li>
</ul>
<h3 style="text-align: left;">From a site such as this one</h3>
<p>The quotes collected here are starting points. Each names its source so that you may find the book, and borrow or buy it. Before you use a quote in print or on your congregation's pages, please look at the <a href="/copyright">copyright statement</a>: the words belong to those who wrote them, and longer passages may need the permission of a publisher.</p>
<h3 style="text-align: left;">A test</h3>
<div style="text-align: center;"><i>If the author were sitting in the front row, would he nod?</i></div>
<p>He need not agree with your sermon. But he should be able to say, "Yes, that is what I meant." If you would be uneasy to see him there, find another quotation.</p>
<p>The truth has no need of borrowed feathers. We are servants of the One who called himself the truth, and we may be trusted in great things only if we are careful in small ones.</p>
# Four Gospels and One Public Life [Gospels, General Apologetics]
<span style="font-family: georgia;">"You have four accounts, and they don't agree. Why should I believe any of them?" A confirmation student asked the question in some such words, and it deserves a better answer than a frown.<br />
<br />
Start by granting what is true. The Gospels do differ. Matthew arranges the teaching of Jesus in large blocks. Mark hurries. Luke lingers over meals, prayers and people on the edge. John leaves out a great deal that the others have and includes long conversations which they do not. The order of events is not always the same, and the words of Jesus are given now in one form, now in another.<br />
<br />
<b>What would we expect?</b><br />
Suppose four members of your congregation were asked to write down what a beloved pastor had said and done twenty or thirty years ago. If the four accounts were alike to the letter, you would suspect that one had been copied from another or that all had been rehearsed. If they had nothing in common, you would suspect invention. What we have in the Gospels lies between the two: a firm common core, and real freedom in the telling.<br />
<br />
<b>The common core</b><br /></span>
<ul>
<li><span style="font-family: georgia;">Jesus came from Nazareth and was baptized by John.</span></li>
<li><span style="font-family: georgia;">He gathered disciples, taught in parables and announced the reign of God.</span></li>
<li><span style="font-family: georgia;">He was known as a healer, and he ate with people whom others avoided.</span></li>
<li><span style="font-family: georgia;">He did and said something in the temple that alarmed the authorities.</span></li>
<li><span style="font-family: georgia;">He was crucified under Pontius Pilate, and his followers soon proclaimed that he had been raised.</span></li>
</ul>
<span style="font-family: georgia;">Most of this can also be gathered from the letters of the New Testament, and some of it from writers outside the Church.<br />
<br />
<b>What kind of books are they?</b><br />
Many scholars today compare the Gospels with ancient biographies. Such books were expected to be truthful about their subject, but they were allowed to choose, shorten, group by theme and put a speech into the author's own words. To read them as if they were court stenography is to ask them for something that no writer of that time offered. To read them as fable is to ignore what Luke says about his purpose: having followed everything closely, he means to let his reader know how well founded the teaching is (Luke 1:1&#8211;4).<br />
<br />
<b>Dates</b><br />
The Gospels are usually dated between about AD 60 and the end of the century; some argue for earlier dates, some for later. On almost any of these views they were written while people could still be found who had known the first disciples. That does not settle every question, but it is a short time as ancient history goes.<br />
<br />
<b>In the classroom</b><br />
Give each of four groups one account of the feeding of the five thousand. It is the one miracle of the public ministry, apart from the resurrection, which all four Gospels tell. Let each group make two lists: what every account says, and what only theirs says. The students will find the green grass, the boy with his lunch and the twelve baskets for themselves, and they will have seen with their own eyes what sort of agreement this is.<br />
<br />
Then ask the better question, the one the evangelists care about. Not only, <i>Can I trust these four?</i> but, <i>Who is this, that the crowd is fed from his hand?</i></span>
# Science and Faith at One Table [Science and Faith, Scientism, God of the Gaps]
<p>Many young people drift from the Church with the impression that they had to choose: laboratory or altar. Often nobody told them so outright. They gathered it from a joke, a silence, or a nervous answer to an honest question. It need not be so.</p>
<h2 style="text-align: left;">A kettle and two answers</h2>
<p>John Polkinghorne, a physicist who became a priest, used to ask why the kettle is boiling. Because heat has set the molecules moving fast enough to escape. Also, because somebody would like a cup of tea. Both answers are true, and neither crowds out the other. The first tells how, the second tells who and what for. Most quarrels between science and faith begin when one of the answers is offered as the only one.</p>
<p>So there are two mistakes to be avoided.</p>
<ol>
<li><b>The God of the gaps.</b> God is brought in to explain whatever we do not yet understand. Then every discovery drives him out of another room. But Christians confess God as maker of the whole house, and as much Lord of what we understand as of what we do not.</li>
<li><b>Scientism.</b> Only what can be measured is said to be knowledge. Yet that sentence itself cannot be measured. Nor can we live by it: we know that kindness is better than cruelty, that we are loved, and that the past was real, and we know none of this by experiment.</li>
</ol>
<h2 style="text-align: left;">Some people worth knowing</h2>
<p>Johannes Kepler, who found the laws by which the planets move, had studied theology at Tübingen and would not give up his Lutheran confession under pressure, although he had disputes with his own church as well. Robert Boyle, a pioneer of chemistry, left money for lectures in defense of the Christian faith. Georges Lemaître, who proposed that the expanding universe began from a single dense state, was a Catholic priest, and he was careful <i>not</i> to use his theory as a proof of Genesis. The story is not always so happy; the treatment of Galileo was a disgrace. But the tale of an endless war between science and religion is one which historians of science have largely given up.</p>
<h2 style="text-align: left;">What science suggests, and what it does not</h2>
<p>Physicists have noticed that several basic quantities seem to lie within narrow limits, outside of which stars, chemistry and life as we know them could not exist. Some see here a sign of purpose. Others reply with the idea of many universes, or say that we should wait for a deeper theory. The believer may gladly say that such an order is what he would expect from a wise Creator. He should not say that the physicists have proved it.</p>
<p>Christians also differ among themselves about the days of Genesis and the history of life. Whatever your own church teaches, state the other views so that those who hold them would recognize themselves. What all confess together is this: the world is made, it is good, it is not God, and it is held in being by the Word who became flesh (John 1:1&#8211;14).</p>
<blockquote class="tr_bq">It is no honor to the Creator to be afraid of what he has made.</blockquote>
<h2 style="text-align: left;">A practical step</h2>
<p>There are probably nurses, engineers, farmers and science teachers in your congregation. Invite one of them to tell the youth group, in ten minutes, how work and faith go together. It will do more than a shelf of books, although <a href="https://example.org/science-and-faith-books" target="_blank">a shelf of books</a> is a good thing too.</p>
# Answering Gently [Witness, Evangelism and Apologetics, Peter]
<p>The verse which is quoted at the start of nearly every book on apologetics is 1 Peter 3:15. Be ready, says the apostle, to give an account to anyone who asks about the hope that is in you. Not every book goes on to the end of the sentence: and do it gently, and with respect.</p>
<p>Peter was not gentle by nature. He was quick with his tongue, and once with a sword. On the night that mattered most he was asked a simple question by a servant girl beside a fire, and he had no answer at all. Afterward the Lord whom he had denied made breakfast for him beside another fire, and asked him only whether he loved him. A man who has been treated in that way learns another manner of speaking.</p>
<p><b>Notice what Peter assumes</b></p>
<p><i>Somebody asks.</i> He pictures Christians whose lives raise a question. Where nobody ever asks, the first thing to consider is not our arguments.</p>
<p><i>They ask about hope.</i> Not about our opinions, our party or our annoyance with the times. If people know a congregation mainly by what it is against, something has gone wrong with the signal.</p>
<p><i>The askers may be hostile.</i> The letter was written to people who were being slandered. Gentleness here is no softness for easy days. It is a discipline for hard ones.</p>
<p><b>What gentleness looks like</b></p>
<ul>
<li>Letting the other person finish, even when you know what is coming.</li>
<li>Saying back what you have heard: "So for you the trouble is &#8230; Have I understood?"</li>
<li>Granting a good point at once and without a "but" in the same breath.</li>
<li>Giving a short answer. Three sentences, then stop. If they want more they will ask.</li>
<li>Keeping your voice low, and your typing slow.</li>
<li>Remembering that people seldom change their minds in public. Leave them a way to think about it at home.</li>
</ul>
<p><b>What gentleness does not mean</b></p>
<p>It does not mean agreeing with everything. A doctor with gentle hands still tells you what is wrong. Jesus looked at the rich young man and loved him, and then named the one thing he lacked (Mark 10:21). Where the love can be seen, hard things may be said. Where it cannot, even true things sound like contempt.</p>
<blockquote class="tr_bq">Respect for the person, patience with the question, clearness about the answer: if one of the three has to wait, let it be the answer.</blockquote>
<p><b>On the screen</b></p>
<p>Much of this conversation now goes on in writing, among strangers, before an audience. It may help to remember that you are speaking less to the person who attacks than to the many who read along in silence. They will forget which argument was better. They will remember who was kind. And some threads are best left alone; there is a proverb for answering a fool and another against it, side by side (Proverbs 26:4&#8211;5), and it takes prayer to know which one is for today.</p>
<p><b>A closing thought</b></p>
<p>Peter begins the verse with something that comes before any answer: in your hearts honor Christ as Lord. If he is Lord, then the outcome is not in our hands. We can afford to be gentle, because we do not have to win. He has.</p>
# What the Manuscripts Can and Cannot Show [Bible Transmission, Biblical Criticism]
<p>Sooner or later somebody says that the New Testament is a copy of a copy of a copy, like the whispering game at a birthday party. The picture is easy to remember and easy to answer, provided that we do not claim too much.</p>
<table align="center" cellpadding="0" cellspacing="0" class="tr-caption-container" style="margin-left: auto; margin-right: auto;"><tbody><tr><td style="text-align: center;">${openScroll}</td></tr><tr><td class="tr-caption" style="text-align: center;">Christians soon came to prefer the bound book, the codex, to the scroll.</td></tr></tbody></table>
<p>In the whispering game there is one line, nobody may ask twice, and only the last child speaks. The New Testament was copied along many lines at once, in many places. Copies could be checked against others, and we can listen at many points along the way.</p>
<h2 style="text-align: left;">A few witnesses</h2>
<table border="1">
<tr><th>Manuscript</th><th>Contents</th><th>Usual date</th></tr>
<tr><td>P52 (Manchester)</td><td>A scrap with a few lines of John 18</td><td>second century, some say around 200</td></tr>
<tr><td>P46 (Dublin and Ann Arbor)</td><td>Much of Paul's letters, with Hebrews</td><td>about 200</td></tr>
<tr><td>P66 (mostly in Cologny)</td><td>Much of John</td><td>about 200, some say later</td></tr>
<tr><td>Codex Vaticanus</td><td>Most of the Greek Bible</td><td>fourth century</td></tr>
<tr><td>Codex Sinaiticus</td><td>The whole New Testament and parts of the Old</td><td>fourth century</td></tr>
</table>
<p>&nbsp;</p>
<p>More than five thousand Greek manuscripts of the New Testament have been catalogued, from scraps to complete Bibles, besides early translations into Latin, Syriac and Coptic. In fairness it should be added that most of the Greek copies come from the ninth century or later, and that the dates of the oldest papyri rest on handwriting and may be off by decades.</p>
<!--more-->
<h2 style="text-align: left;">Where the copies differ</h2>
<p>They differ in very many places, because there are very many copies. By far the greater part of the differences are slips of spelling, changes in word order, or a word skipped by a tired eye. A small number affect the sense, and a very few are long:</p>
<ol>
<li>the last twelve verses of Mark (16:9&#8211;20);</li>
<li>the account of the woman caught in adultery (John 7:53&#8211;8:11);</li>
<li>the heavenly witnesses in some later texts of 1 John 5:7&#8211;8.</li>
</ol>
<p>None of this is hidden. Modern Bibles mark such places in their notes. The third example is worth remembering in Lutheran circles: Erasmus at first did not find the sentence in his Greek manuscripts, and the editions of Luther's German Bible printed in his lifetime do without it. Confidence in Scripture and honesty about copies have lived together for a long time.</p>
<h2 style="text-align: left;">What follows</h2>
<p>The manuscripts <i>can</i> show that the text we read is, in all its main lines and in nearly all its details, the text that the early Church read. They <i>cannot</i> show that what the text says is true. A perfectly copied error would still be an error. So do not ask this argument to carry more than it can bear. It answers one objection: that we can no longer know what the apostles wrote. We can, and to a remarkable degree.</p>
<p>For a lesson, let the class copy a paragraph by hand, pass the copies on and copy them again. Then take the first sheet away and ask them to rebuild it from the last ones. They will be surprised by how well it goes, and they will have learned why having many copies is a help and not a threat.</p>
# Six Objections and Where to Begin [Questions, General Apologetics, Rejecting God]
<div style="text-align: left;">The following table is no collection of knock-down replies. Each line gives an objection as it is commonly heard, a question to ask in return so that you find out what is meant, and a place to begin. A good conversation will leave the table behind after a minute or two, and so it should.</div>
<table border="1" style="width: 100%;">
<tr><th>Objection</th><th>Ask first</th><th>A place to begin</th></tr>
<tr><td>All religions teach the same thing.</td><td>Which ones do you know best?</td><td>On how to treat a neighbor they often agree. On who God is, what is wrong with us and what has been done about it they do not, and respect means letting each speak for itself.</td></tr>
<tr><td>The Church has done terrible things.</td><td>Which of them weighs most with you?</td><td>Confess what is true. Then notice that we judge those deeds by the very standard Jesus gave, and that the same faith has also moved people to found hospitals and to work against slavery.</td></tr>
<tr><td>I can be good without God.</td><td>What does "good" mean to you?</td><td>Of course unbelievers can do good. The question is rather what makes good good, and what becomes of us on the days when we were not.</td></tr>
<tr><td>There is no evidence.</td><td>What would count as evidence?</td><td>If only a laboratory test counts, then nothing in history has evidence. If testimony counts, there is something to talk about.</td></tr>
<tr><td>The Bible was put together centuries later to serve the powerful.</td><td>Where did you come across that?</td><td>The books were in use long before any council listed them. In the first three centuries Christians had little power to serve.</td></tr>
<tr><td>I prayed and nothing happened.</td><td>Would you tell me about it?</td><td>This one is seldom an argument. Listen.</td></tr>
</table>
<h3 style="text-align: left;">Why ask first?</h3>
<div>Because the words do not always tell you the question. Someone who says that the Church is full of hypocrites may have been hurt by one of them. Someone who says that science has disproved God may have been laughed at when he asked about dinosaurs in Sunday school. Our Lord himself was asked many things and very often replied with a question. He did not do it to escape. He did it to bring the person to light.</div>
<a name='more'></a>
<h3 style="text-align: left;">Three rules of thumb</h3>
<ul style="text-align: left;">
<li><b>One thing at a time.</b> If five objections come in one breath, ask which one would change something if it were answered.</li>
<li><b>Never bluff.</b> "I don't know, but I will find out" is a complete sentence. Then find out, and go back.</li>
<li><b>Do not win the argument and lose the person.</b> It is quite possible to be right in a way that closes the door.</li>
</ul>
<h3 style="text-align: left;">And beneath the objections</h3>
<div>Scripture does not describe unbelief only as a lack of information. There is something in every one of us that would rather not be found; Adam among the trees is a portrait of the whole family (Genesis 3:8). Arguments cannot cure that. The law can show it to us, and the Gospel can heal it. Apologetics is the servant who sweeps the path to the door. It is honorable work, and the servant should not be offended when the guest walks past him to meet the Master.</div>
# One Apologetic Thought in a Twelve-Minute Sermon [Evangelism and Apologetics, Christian Faith]
<p>A sermon is not a lecture, and most of those who hear it did not come with an objection on their lips. Still, there are questions in every pew which are never spoken aloud. A single well-placed thought can show that the preacher knows of them. Here is a way of going about it.</p>
<h2 style="text-align: left;">Begin with the text</h2>
<p>Do not go hunting for a place to use an argument. Read the appointed lessons first, and ask: <i>At which point would an honest visitor raise an eyebrow?</i> At the walking on the water, perhaps; at the claim to be the only way; at the command to hate father and mother. That raised eyebrow is your opening. If there is none this week, leave apologetics at home. It will keep.</p>
<h2 style="text-align: left;">Choose one thought</h2>
<p>Look up the chapter under <a href="/apologetics">Scripture &amp; Apologetic Thoughts</a>, or the topic among the <a href="/quotes">quotes</a>. You will find more than you need. Take one. Two are a seminar.</p>
<table border="1">
<tr><td><b>Minutes</b></td><td><b>What happens</b></td></tr>
<tr><td>0&#8211;2</td><td>The text is opened, the scene is set.</td></tr>
<tr><td>2&#8211;3</td><td>The question is named aloud: "You may be wondering whether &#8230;"</td></tr>
<tr><td>3&#8211;5</td><td>The one thought is given, with one example, in plain words.</td></tr>
<tr><td>5&#8211;8</td><td>Back to the text: what does God require here, and where does it find us out?</td></tr>
<tr><td>8&#8211;12</td><td>What has God done about it in Christ, and for you?</td></tr>
</table>
<p>Observe the proportions. Two minutes out of twelve belong to the argument, and the end of the sermon belongs to the Gospel. The congregation should go home with Christ in mind and not with a clever point.</p>
<!--more-->
<h2 style="text-align: left;">Say it so that it can be heard</h2>
<ul>
<li><b>No names without need.</b> One scholar may be mentioned, three will be forgotten.</li>
<li><b>No numbers without a picture.</b> "About as long ago as the moon landing is for us" is better than a date.</li>
<li><b>No enemies.</b> The person who holds the opposite view may be the son-in-law in the fourth row. Speak as though he were there, for one day he will be.</li>
<li><b>No overreaching.</b> Use <i>suggests</i>, <i>points to</i> and <i>makes sense of</i>. Save <i>proves</i> for geometry.</li>
</ul>
<h2 style="text-align: left;">An example</h2>
<p>The text is John 20, the account of Thomas. The raised eyebrow: Is it not convenient that the blessing falls on those who have not seen? Name it. Then the one thought: John does not ask his reader to believe without grounds. In the very next lines he says that he has written these signs down <i>so that</i> we may believe. We are not asked to trust without witnesses but to trust on the word of witnesses, which is how we know most of what we know. That takes two minutes. Then turn to the locked doors, the fear behind them, and the Lord who comes in all the same with peace on his lips and wounds in his hands. There is the sermon.</p>
<h2 style="text-align: left;">Afterward</h2>
<p>Offer the rest. A line in the bulletin or a quarter of an hour over coffee gives those who want to go further the chance to do so. And keep a list of what people ask at the door. It is the best source of topics you will ever have.</p>
# Eyewitnesses and the Memory of Jesus [Eyewitnesses, Memory, Notebook Use by Early Followers]
<p>Between the ministry of Jesus and the written Gospels lie several decades. What happened to the story in that time? Some imagine a long corridor in the dark, with anonymous groups shaping the material as they needed it. The New Testament itself suggests something more personal.</p>
<p><b>Named people were still there.</b></p>
<p>Paul can say of more than five hundred people who saw the risen Lord that most are still alive (1 Corinthians 15:6). Luke appeals to those who were eyewitnesses from the beginning. The Fourth Gospel closes by pointing to a disciple whose testimony stands behind it. Whatever one decides about the details, the early Church knew the difference between a witness and a rumor, and it cared about that difference.</p>
<p>Richard Bauckham has argued at length that many of the people named in the Gospels are named because they were known as sources. Why do we hear the name of Bartimaeus, or of Simon of Cyrene together with his sons, when so many others in the story stay nameless? His answer has been much discussed and not everyone accepts it, but the question is a good one.</p>
<p><b>Memory is neither a camera nor a sieve.</b></p>
<p>Psychologists have shown how easily we are mistaken about the color of a car or the order of events. A preacher should not pretend otherwise. The same research also suggests what is more likely to be kept:</p>
<ul>
<li>events that were unusual and mattered greatly to the person;</li>
<li>what was told again soon and often, in the company of others who were there;</li>
<li>the gist, more than the incidental detail;</li>
<li>sayings made to be remembered, with rhythm, contrast and picture.</li>
</ul>
<p>The teaching of Jesus fits this list well. A camel at the eye of a needle, a plank in the eye, a house on sand: one hearing is enough. And a teacher who traveled from village to village will have said such things not once but many times.</p>
<p><b>Did anyone take notes?</b></p>
<p>We do not know. We do know that wax tablets and small parchment notebooks were in ordinary use in the Roman world, that students used them, and that there were people among the followers of Jesus, such as a tax collector, whose work called for writing. Some scholars therefore think it likely that notes stood beside memory from early on. It is a reasonable suggestion, and it should be offered as no more than that.</p>
<blockquote class="tr_bq">Say "it is likely" when it is likely. Listeners will trust you the more when you say "it is certain."</blockquote>
<p><b>For the sermon</b></p>
<p>When the appointed text is told in the first person of the Church, as in the opening of 1 John, where the apostle speaks of what was heard, seen and touched, let the congregation feel how physical that is. The Christian message did not begin as an idea that someone had. It began as something that happened to people, who afterward could not keep quiet about it (Acts 4:20).&nbsp;</p>
<p>And remind them of the promise which belongs to this subject. Jesus told his disciples that the Spirit would bring back to them what he had said (John 14:26). We do not have to choose between human memory and divine care. God has always been willing to use ordinary means.</p>
# A Word for the Doubters in the Pew [Doubt, Faith, Deconstruction of Christianity]
<p><span style="font-family: georgia;">On a mountain in Galilee the eleven disciples saw the risen Lord and worshiped; but some, Matthew adds, doubted (28:17). It is one of the most comforting remarks in the whole Gospel. Jesus did not send the doubters down the hill. He gave the whole company, doubters included, the same promise and the same work.</span></p>
<p><span style="font-family: georgia;">Not all doubt is alike, and a pastor or teacher does well to ask which kind has come to the door.</span></p>
<ul>
<li><span style="font-family: georgia;"><b>Doubt of the head.</b> A question has come up, and no answer is at hand. Here reading helps, and patient conversation.</span></li>
<li><span style="font-family: georgia;"><b>Doubt of the heart.</b> Something has been lost: a child, a marriage, a friend, a trusted leader. Here reading helps little at first, and presence helps a great deal.</span></li>
<li><span style="font-family: georgia;"><b>Doubt of the will.</b> It would be convenient if God were not there. Here the most loving thing may be an honest word.</span></li>
<li><span style="font-family: georgia;"><b>Doubt of the nerves.</b> The person is worn out, or ill, or has not slept. Elijah under the broom tree was given bread and rest before he was given a lesson (1 Kings 19).</span></li>
</ul>
<p><span style="font-family: georgia;">Most of us have some of each.</span></p>
<p><br /></p>
<p><span style="font-family: georgia;"><b>When someone is taking everything apart</b></span></p>
<p><span style="font-family: georgia;">In recent years many have spoken of "deconstructing" their faith. The word covers very different things. One person is throwing out customs that had been taught as if they were commandments, and that can be a healthy house-cleaning. Another is walking out of the house. Do not assume that you know which. Ask what has been taken down, and who was hurt while it was standing. If the complaint is just, say so without defending yourself. It may be that what they have rejected is something which Christ rejects as well.</span></p>
<p><span style="font-family: georgia;"><b>Faith is not a feeling of certainty</b></span></p>
<p><span style="font-family: georgia;">Somewhere people have picked up the notion that to believe is to feel sure, and that a wavering Christian is hardly a Christian. But consider two travelers on a frozen river. One strides across boldly, the other creeps on hands and knees. What holds them up is not their courage, it is the ice. The father in Mark 9 had a small and mixed-up faith. He brought both it and his unbelief to Jesus in one sentence, and his son was healed.</span></p>
<blockquote class="tr_bq"><span style="font-family: georgia;">Do not look at your faith. Look at the One in whom you believe, and faith will take care of itself.</span></blockquote>
<p><span style="font-family: georgia;">That is why Lutherans speak so stubbornly of things outside of us: water that was poured, bread and wine that are given, a word of forgiveness spoken aloud by another voice. On the days when we cannot find faith within, we can still say, <i>I have been baptized</i>. It is a fact with a date.</span></p>
<p><span style="font-family: georgia;"><b>From the pulpit</b></span></p>
<p><span style="font-family: georgia;">Say now and then that questions are welcome, and let it be seen that this is true. Name a difficulty in the text before the listener has to. Pray for those who find it hard to pray. And when you have said what can be said for the truth of the faith, let the promise be the last word. It is stronger than we are.</span></p>
# Miracles and the Fair-Minded Historian [Miracles, Skepticism]
<p><span style="font-family: georgia;">"People in those days believed anything." It is said so often that it has begun to sound like knowledge. Yet Joseph knew quite well where children come from, and that is exactly why he meant to part quietly from Mary. Thomas knew that the dead stay dead. The man born blind reminded his judges that nobody had ever heard of such a cure. The Bible calls these things wonders because the people who saw them knew how the world usually goes.</span></p>
${separator(hillTemple)}
<p><span style="font-family: georgia;">It is better to ask two separate questions, and a lesson gains much when they are kept apart.</span></p>
<p><span style="font-family: georgia;"><b>First: could such a thing happen?</b></span></p>
<p><span style="font-family: georgia;">That is not a question for the historian or for the natural scientist alone. If there is no God, then whatever the evidence, some other explanation must be preferred. If there is a God who made all things, it would be odd to tell him what he may not do with them. The laws of nature describe what happens when nothing else comes in. They do not say that nothing else ever can. C. S. Lewis liked to compare this to money in a drawer: arithmetic tells me how much should be there, and it does not tell me whether somebody has opened the drawer in the night.</span></p>
<p><span style="font-family: georgia;"><b>Second: did this one happen?</b></span></p>
<p><span style="font-family: georgia;">Here the ordinary questions are in order. Who reports it? How early? Did it cost the witness anything? Is there a simpler explanation which really fits? Christians need not accept every wonder story ever told. We may examine them, and with the resurrection of Jesus in particular we invite people to do so.</span></p>
<a name='more'></a>
<p><span style="font-family: georgia;"><b>What about Hume?</b></span></p>
<p><span style="font-family: georgia;">David Hume argued in the eighteenth century that the uniform experience of mankind always weighs more than the testimony for a miracle. The argument has force as a warning against gullibility. As a rule without exceptions it has a weakness which many critics have pointed out: to know that experience against miracles is wholly uniform, one must already know that every report of one is false.</span></p>
<p><span style="font-family: georgia;"><b>What are they for?</b></span></p>
<ul>
<li><span style="font-family: georgia;">They are signs. John uses that word on purpose. A sign points away from itself.</span></li>
<li><span style="font-family: georgia;">They are mercy. Jesus touches the leper before he heals him.</span></li>
<li><span style="font-family: georgia;">They are a beginning. In them we see in one place what God intends for the whole creation.</span></li>
<li><span style="font-family: georgia;">They are not shows. When Jesus is asked for a display he declines (Mark 8:11&#8211;13).</span></li>
</ul>
<p><span style="font-family: georgia;">That last point keeps us honest. Not everyone in Galilee was healed, and those who were healed died in the end. When you preach on a healing, remember the woman in the third row who prayed just as hard and whose husband was not spared. Do not tell her that her faith was too small. Tell her that the Lord who wept at the tomb of Lazarus is the Lord who called Lazarus out, and that he has not finished.</span></p>
`);
