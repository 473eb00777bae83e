import { samplePosts } from './sample-post.ts';

export const articlesOnTeaching = samplePosts(`
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
# Answering Gently [Witness, Evangelism and Apologetics, Peter]
The verse which is quoted at the start of nearly every book on apologetics is 1 Peter 3:15. Be ready, says the apostle, to give an account to anyone who asks about the hope that is in you. Not every book goes on to the end of the sentence: and do it gently, and with respect.<br />
<br />
Peter was not gentle by nature. He was quick with his tongue, and once with a sword. On the night that mattered most he was asked a simple question by a servant girl beside a fire, and he had no answer at all. Afterward the Lord whom he had denied made breakfast for him beside another fire, and asked him only whether he loved him. A man who has been treated in that way learns another manner of speaking.<br />
<br />
<b>Notice what Peter assumes</b><br />
<br />
<i>Somebody asks.</i> He pictures Christians whose lives raise a question. Where nobody ever asks, the first thing to consider is not our arguments.<br />
<br />
<i>They ask about hope.</i> Not about our opinions, our party or our annoyance with the times. If people know a congregation mainly by what it is against, something has gone wrong with the signal.<br />
<br />
<i>The askers may be hostile.</i> The letter was written to people who were being slandered. Gentleness here is no softness for easy days. It is a discipline for hard ones.<br />
<br />
<b>What gentleness looks like</b><br />
<ul>
<li>Letting the other person finish, even when you know what is coming.</li>
<li>Saying back what you have heard: "So for you the trouble is &#8230; Have I understood?"</li>
<li>Granting a good point at once and without a "but" in the same breath.</li>
<li>Giving a short answer. Three sentences, then stop. If they want more they will ask.</li>
<li>Keeping your voice low, and your typing slow.</li>
<li>Remembering that people seldom change their minds in public. Leave them a way to think about it at home.</li>
</ul>
<br />
<b>What gentleness does not mean</b><br />
<br />
It does not mean agreeing with everything. A doctor with gentle hands still tells you what is wrong. Jesus looked at the rich young man and loved him, and then named the one thing he lacked (Mark 10:21). Where the love can be seen, hard things may be said. Where it cannot, even true things sound like contempt.<br />
<br />
<blockquote class="tr_bq">Respect for the person, patience with the question, clearness about the answer: if one of the three has to wait, let it be the answer.</blockquote>
<br />
<b>On the screen</b><br />
<br />
Much of this conversation now goes on in writing, among strangers, before an audience. It may help to remember that you are speaking less to the person who attacks than to the many who read along in silence. They will forget which argument was better. They will remember who was kind. And some threads are best left alone; there is a proverb for answering a fool and another against it, side by side (Proverbs 26:4&#8211;5), and it takes prayer to know which one is for today.<br />
<br />
<b>A closing thought</b><br />
<br />
Peter begins the verse with something that comes before any answer: in your hearts honor Christ as Lord. If he is Lord, then the outcome is not in our hands. We can afford to be gentle, because we do not have to win. He has.<br />
# One Apologetic Thought in a Twelve-Minute Sermon [Evangelism and Apologetics, Christian Faith]
<p>A sermon is not a lecture, and most of those who hear it did not come with an objection on their lips. Still, there are questions in every pew which are never spoken aloud. A single well-placed thought can show that the preacher knows of them. Here is a way of going about it.</p>
<h2 style="text-align: left;">Begin with the text</h2>
<p>Do not go hunting for a place to use an argument. Read the appointed lessons first, and ask: <i>At which point would an honest visitor raise an eyebrow?</i> At the walking on the water, perhaps; at the claim to be the only way; at the command to hate father and mother. That raised eyebrow is your opening. If there is none this week, leave apologetics at home. It will keep.</p>
<h2 style="text-align: left;">Choose one thought</h2>
<p>Look up the chapter under <a href="/apologetics">Scripture &amp; Apologetic Thoughts</a>, or the topic among the <a href="/quotes">quotes</a>. You will find more than you need. Take one. Two are a seminar.</p>
<p>&nbsp;</p>
<table border="1">
<tbody>
<tr><td><b>Minutes</b></td><td><b>What happens</b></td></tr>
<tr><td>0&#8211;2</td><td>The text is opened, the scene is set.</td></tr>
<tr><td>2&#8211;3</td><td>The question is named aloud: "You may be wondering whether &#8230;"</td></tr>
<tr><td>3&#8211;5</td><td>The one thought is given, with one example, in plain words.</td></tr>
<tr><td>5&#8211;8</td><td>Back to the text: what does God require here, and where does it find us out?</td></tr>
<tr><td>8&#8211;12</td><td>What has God done about it in Christ, and for you?</td></tr>
</tbody>
</table>
<p>&nbsp;</p>
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
`);
