import { captionedImage, hillTemple, oliveRoad, openScroll, separatorImage } from './images.ts';
import { samplePosts } from './sample-post.ts';

export const articlesOnHistory = samplePosts(`
# Five Things to Weigh on Easter Morning [Featured, Resurrection of Jesus, Historical Evidence of Jesus]
<p>Every Easter a few people sit in the pew who have not been there since last Easter. Some are glad to come, some were brought along, and some are wondering whether anything that is about to be said really happened. A sermon does not have to turn into a lecture to help them. It is enough to say plainly that the Church is making a claim about an event, and that an event can be asked about.</p>
${separatorImage(oliveRoad)}
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
# What the Manuscripts Can and Cannot Show [Bible Transmission, Biblical Criticism]
<p>Sooner or later somebody says that the New Testament is a copy of a copy of a copy, like the whispering game at a birthday party. The picture is easy to remember and easy to answer, provided that we do not claim too much.</p>
${captionedImage(openScroll, 'Christians soon came to prefer the bound book, the codex, to the scroll.')}
<p>In the whispering game there is one line, nobody may ask twice, and only the last child speaks. The New Testament was copied along many lines at once, in many places. Copies could be checked against others, and we can listen at many points along the way.</p>
<h2 style="text-align: left;">A few witnesses</h2>
<table border="1">
<tbody>
<tr><th>Manuscript</th><th>Contents</th><th>Usual date</th></tr>
<tr><td>P52 (Manchester)</td><td>A scrap with a few lines of John 18</td><td>second century, some say around 200</td></tr>
<tr><td>P46 (Dublin and Ann Arbor)</td><td>Much of Paul's letters, with Hebrews</td><td>about 200</td></tr>
<tr><td>P66 (mostly in Cologny)</td><td>Much of John</td><td>about 200, some say later</td></tr>
<tr><td>Codex Vaticanus</td><td>Most of the Greek Bible</td><td>fourth century</td></tr>
<tr><td>Codex Sinaiticus</td><td>The whole New Testament and parts of the Old</td><td>fourth century</td></tr>
</tbody>
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
# Eyewitnesses and the Memory of Jesus [Eyewitnesses, Memory, Notebook Use by Early Followers]
<div>Between the ministry of Jesus and the written Gospels lie several decades. What happened to the story in that time? Some imagine a long corridor in the dark, with anonymous groups shaping the material as they needed it. The New Testament itself suggests something more personal.</div>
<div><br /></div>
<div><b>Named people were still there.</b></div>
<div>Paul can say of more than five hundred people who saw the risen Lord that most are still alive (1 Corinthians 15:6). Luke appeals to those who were eyewitnesses from the beginning. The Fourth Gospel closes by pointing to a disciple whose testimony stands behind it. Whatever one decides about the details, the early Church knew the difference between a witness and a rumor, and it cared about that difference.</div>
<div><br /></div>
<div>Richard Bauckham has argued at length that many of the people named in the Gospels are named because they were known as sources. Why do we hear the name of Bartimaeus, or of Simon of Cyrene together with his sons, when so many others in the story stay nameless? His answer has been much discussed and not everyone accepts it, but the question is a good one.</div>
<div><br /></div>
<div><b>Memory is neither a camera nor a sieve.</b></div>
<div>Psychologists have shown how easily we are mistaken about the color of a car or the order of events. A preacher should not pretend otherwise. The same research also suggests what is more likely to be kept:</div>
<div>
<ul>
<li>events that were unusual and mattered greatly to the person;</li>
<li>what was told again soon and often, in the company of others who were there;</li>
<li>the gist, more than the incidental detail;</li>
<li>sayings made to be remembered, with rhythm, contrast and picture.</li>
</ul>
</div>
<div>The teaching of Jesus fits this list well. A camel at the eye of a needle, a plank in the eye, a house on sand: one hearing is enough. And a teacher who traveled from village to village will have said such things not once but many times.</div>
<div><br /></div>
<div><b>Did anyone take notes?</b></div>
<div>We do not know. We do know that wax tablets and small parchment notebooks were in ordinary use in the Roman world, that students used them, and that there were people among the followers of Jesus, such as a tax collector, whose work called for writing. Some scholars therefore think it likely that notes stood beside memory from early on. It is a reasonable suggestion, and it should be offered as no more than that.</div>
<div><br /></div>
<blockquote class="tr_bq">Say "it is likely" when it is likely. Listeners will trust you the more when you say "it is certain."</blockquote>
<div><b>For the sermon</b></div>
<div>When the appointed text is told in the first person of the Church, as in the opening of 1 John, where the apostle speaks of what was heard, seen and touched, let the congregation feel how physical that is. The Christian message did not begin as an idea that someone had. It began as something that happened to people, who afterward could not keep quiet about it (Acts 4:20).&nbsp;</div>
<div><br /></div>
<div>And remind them of the promise which belongs to this subject. Jesus told his disciples that the Spirit would bring back to them what he had said (John 14:26). We do not have to choose between human memory and divine care. God has always been willing to use ordinary means.</div>
# Miracles and the Fair-Minded Historian [Miracles, Skepticism]
<p><span style="font-family: georgia;">"People in those days believed anything." It is said so often that it has begun to sound like knowledge. Yet Joseph knew quite well where children come from, and that is exactly why he meant to part quietly from Mary. Thomas knew that the dead stay dead. The man born blind reminded his judges that nobody had ever heard of such a cure. The Bible calls these things wonders because the people who saw them knew how the world usually goes.</span></p>
${separatorImage(hillTemple)}
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
