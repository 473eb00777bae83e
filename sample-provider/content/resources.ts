import { samplePosts } from './sample-post.ts';

export const resources = samplePosts(`
# Resource Books [Resource Books]
<p>A shelf of books to begin with. They come from different churches and differ in their judgments, and to list a book is not to agree with every page of it. Read them as the Bereans listened to Paul: eagerly, and checking.</p>
<h3 style="text-align: left;">The Gospels and the New Testament</h3>
<table border="1" cellpadding="6">
<tr><th>Book</th><th>Author</th><th>Use</th></tr>
<tr><td><i>The New Testament Documents: Are They Reliable?</i></td><td>F. F. Bruce</td><td>A brief classic that can be read in an evening or two and lent to anyone who asks the question in the title.</td></tr>
<tr><td><i>Can We Trust the Gospels?</i></td><td>Peter J. Williams</td><td>Short and clear, with much on names, places and undesigned detail that can be shown in a class.</td></tr>
<tr><td><i>The Historical Reliability of the Gospels</i></td><td>Craig L. Blomberg</td><td>Takes up the usual difficulties one after another and is useful to have at hand when a passage raises one.</td></tr>
<tr><td><i>Jesus and the Eyewitnesses: The Gospels as Eyewitness Testimony</i></td><td>Richard Bauckham</td><td>A large and much discussed study of how named witnesses stand behind the Gospel accounts; for the patient reader.</td></tr>
<tr><td><i>The Text of the New Testament: Its Transmission, Corruption, and Restoration</i></td><td>Bruce M. Metzger (fourth edition with Bart D. Ehrman)</td><td>The standard introduction to manuscripts and to the way editors decide between readings.</td></tr>
</table>
<h3 style="text-align: left;">The resurrection</h3>
<table border="1" cellpadding="6">
<tr><th>Book</th><th>Author</th><th>Use</th></tr>
<tr><td><i>The Resurrection of the Son of God</i></td><td>N. T. Wright</td><td>Sets the Easter accounts against what Jews and pagans of the time believed about death; long, but the chapters can be read singly.</td></tr>
<tr><td><i>The Case for the Resurrection of Jesus</i></td><td>Gary R. Habermas and Michael R. Licona</td><td>Arranges the argument for study groups, starting from facts that most scholars grant.</td></tr>
</table>
<h3 style="text-align: left;">Faith and its reasons</h3>
<table border="1" cellpadding="6">
<tr><th>Book</th><th>Author</th><th>Use</th></tr>
<tr><td><i>Mere Christianity</i></td><td>C. S. Lewis</td><td>Began as radio talks in wartime, and is still a book one can give to a neighbor.</td></tr>
<tr><td><i>The Reason for God</i></td><td>Timothy Keller</td><td>Answers, in the tone of a conversation, the doubts a pastor heard over years in a large city.</td></tr>
<tr><td><i>Reasonable Faith</i></td><td>William Lane Craig</td><td>A textbook of the philosophical and historical arguments for those who want them in full.</td></tr>
<tr><td><i>God's Undertaker: Has Science Buried God?</i></td><td>John C. Lennox</td><td>A mathematician on what science can and cannot say; good for older students.</td></tr>
<tr><td><i>Tactics</i></td><td>Gregory Koukl</td><td>Teaches how to ask questions in a conversation in place of making speeches.</td></tr>
</table>
<h3 style="text-align: left;">Suffering and the cross</h3>
<table border="1" cellpadding="6">
<tr><th>Book</th><th>Author</th><th>Use</th></tr>
<tr><td><i>God, Freedom, and Evil</i></td><td>Alvin Plantinga</td><td>The free will defense, stated briefly and with rigor.</td></tr>
<tr><td><i>The Problem of Pain</i></td><td>C. S. Lewis</td><td>Thinks through the question in general; better read before the hard days than during them.</td></tr>
<tr><td><i>On Being a Theologian of the Cross</i></td><td>Gerhard O. Forde</td><td>Walks through Luther's Heidelberg theses and keeps the preacher from easy explanations.</td></tr>
<tr><td><i>The Hammer of God</i></td><td>Bo Giertz</td><td>A novel about three Swedish pastors that shows, better than many a manual, how law and Gospel reach people.</td></tr>
</table>
<p>Most of these can be had through a public library. Do you miss a book which has helped you in teaching? Tell us.</p>
# Related Articles [Related Articles]
<p><span style="font-family: georgia;"><b>Please note:</b> the links on this page are samples. They show how a list of articles on other sites will look, and lead only to placeholder addresses.</span></p>
<h3 style="text-align: left;"><span style="font-family: georgia;">The Gospels</span></h3>
<ul>
<li><a href="https://example.org/reading-four-gospels-side-by-side" target="_blank">Reading four Gospels side by side</a> (sample): how to use a synopsis with a Bible class.</li>
<li><a href="https://example.org/how-a-papyrus-is-dated" target="_blank">How a papyrus is dated</a> (sample): what handwriting can tell, and with what margin.</li>
<li><a href="https://example.org/notebooks-in-the-roman-world" target="_blank">Notebooks in the Roman world</a> (sample): who carried them, and what for.</li>
</ul>
<h3 style="text-align: left;"><span style="font-family: georgia;">The resurrection</span></h3>
<ul>
<li><a href="https://example.org/the-summary-in-first-corinthians" target="_blank">The summary in 1 Corinthians 15</a> (sample): its wording and its age.</li>
<li><a href="https://example.org/women-at-the-tomb" target="_blank">Women at the tomb</a> (sample): the four accounts compared.</li>
</ul>
<h3 style="text-align: left;"><span style="font-family: georgia;">Science and creation</span></h3>
<ul>
<li><a href="https://example.org/fine-tuning-for-beginners" target="_blank">Fine-tuning for beginners</a> (sample): the idea explained without formulas, and the main replies to it.</li>
<li><a href="https://example.org/kepler-and-his-faith" target="_blank">Kepler and his faith</a> (sample): a short portrait for a youth evening.</li>
</ul>
<h3 style="text-align: left;"><span style="font-family: georgia;">Pastoral care</span></h3>
<ul>
<li><a href="https://example.org/sitting-with-the-grieving" target="_blank">Sitting with the grieving</a> (sample): what to say, and when to say nothing.</li>
<li><a href="https://example.org/when-a-young-adult-leaves" target="_blank">When a young adult leaves the Church</a> (sample): notes for parents and godparents.</li>
</ul>
<p><i>The authors of articles on other sites speak for themselves.</i></p>
`);
