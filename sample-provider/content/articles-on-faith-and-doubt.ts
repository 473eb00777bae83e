import { oilLamp, separatorImage } from './images.ts';
import { samplePosts } from './sample-post.ts';

export const articlesOnFaithAndDoubt = samplePosts(`
# When Somebody Asks Why God Allows It [Suffering, Evil, God's Activity]
<p>There are two people who ask why God allows suffering. One has been reading. The other has been at the hospital. They use the same words, and they should not be given the same answer.</p>
${separatorImage(oilLamp)}
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
# Six Objections and Where to Begin [Questions, General Apologetics, Rejecting God]
<div style="text-align: left;">The following table is no collection of knock-down replies. Each line gives an objection as it is commonly heard, a question to ask in return so that you find out what is meant, and a place to begin. A good conversation will leave the table behind after a minute or two, and so it should.</div>
<div>&nbsp;</div>
<table border="1" style="width: 100%;">
<tbody>
<tr><th>Objection</th><th>Ask first</th><th>A place to begin</th></tr>
<tr><td>All religions teach the same thing.</td><td>Which ones do you know best?</td><td>On how to treat a neighbor they often agree. On who God is, what is wrong with us and what has been done about it they do not, and respect means letting each speak for itself.</td></tr>
<tr><td>The Church has done terrible things.</td><td>Which of them weighs most with you?</td><td>Confess what is true. Then notice that we judge those deeds by the very standard Jesus gave, and that the same faith has also moved people to found hospitals and to work against slavery.</td></tr>
<tr><td>I can be good without God.</td><td>What does "good" mean to you?</td><td>Of course unbelievers can do good. The question is rather what makes good good, and what becomes of us on the days when we were not.</td></tr>
<tr><td>There is no evidence.</td><td>What would count as evidence?</td><td>If only a laboratory test counts, then nothing in history has evidence. If testimony counts, there is something to talk about.</td></tr>
<tr><td>The Bible was put together centuries later to serve the powerful.</td><td>Where did you come across that?</td><td>The books were in use long before any council listed them. In the first three centuries Christians had little power to serve.</td></tr>
<tr><td>I prayed and nothing happened.</td><td>Would you tell me about it?</td><td>This one is seldom an argument. Listen.</td></tr>
</tbody>
</table>
<div>&nbsp;</div>
<h3 style="text-align: left;">Why ask first?</h3>
<div>Because the words do not always tell you the question. Someone who says that the Church is full of hypocrites may have been hurt by one of them. Someone who says that science has disproved God may have been laughed at when he asked about dinosaurs in Sunday school. Our Lord himself was asked many things and very often replied with a question. He did not do it to escape. He did it to bring the person to light.</div>
<div><br /></div>
<a name='more'></a>
<h3 style="text-align: left;">Three rules of thumb</h3>
<ul style="text-align: left;">
<li><b>One thing at a time.</b> If five objections come in one breath, ask which one would change something if it were answered.</li>
<li><b>Never bluff.</b> "I don't know, but I will find out" is a complete sentence. Then find out, and go back.</li>
<li><b>Do not win the argument and lose the person.</b> It is quite possible to be right in a way that closes the door.</li>
</ul>
<h3 style="text-align: left;">And beneath the objections</h3>
<div>Scripture does not describe unbelief only as a lack of information. There is something in every one of us that would rather not be found; Adam among the trees is a portrait of the whole family (Genesis 3:8). Arguments cannot cure that. The law can show it to us, and the Gospel can heal it. Apologetics is the servant who sweeps the path to the door. It is honorable work, and the servant should not be offended when the guest walks past him to meet the Master.</div>
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
`);
