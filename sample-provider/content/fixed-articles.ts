import type { defaults } from '../defaults.ts';
import type { StoredPost } from '../provider-content.ts';
import { samplePosts } from './sample-post.ts';

/** Returns the articles that the info icon next to each search box, and the banners link to. */
export function fixedArticles({ searchTips, usageNotes }: FixedArticleIds): StoredPost[] {
  const ids = [searchTips, usageNotes];
  return texts.map((post, position) => ({ ...post, id: ids[position] ?? '', published: '' }));
}

export type FixedArticleIds = Record<keyof typeof defaults.posts, string>;

const texts = samplePosts(`
# Search tips []
<p>The magnifying glass at the top of each page searches the whole site. Type a question, a topic or a passage in your own words, and press Enter:</p>
<ul>
<li><b>A question:</b> <a href="/search?q=did+jesus+really+rise+from+the+dead">did jesus really rise from the dead</a></li>
<li><b>A topic:</b> <a href="/search?q=why+does+god+allow+suffering">why does god allow suffering</a>, or one word: <a href="/search?q=doubt">doubt</a>. You need not know our names for things.</li>
<li><b>A passage:</b> <a href="/search?q=1+cor+15:3">1 cor 15:3</a>, short or in full, or by its name: <a href="/search?q=prodigal+son">prodigal son</a></li>
</ul>
<p>First come the topics and passages that your words may mean, then the posts that fit best, and then what else each list has. A misspelled name is read as the nearest one.</p>
<h3 style="text-align: left;">A search in one list</h3>
<p>The thoughts, the quotes and the articles each have a search box of their own, which looks only through the list on whose page it stands. It searches for the words as you type them:</p>
<table border="1" cellpadding="6">
<tr><th>You want</th><th>Type</th><th>You will find</th></tr>
<tr><td>A title</td><td><b>title:"Proper 13"</b></td><td>Posts with these words, in this order, in their title. Put <i>title:</i> first and the words in quotes.</td></tr>
<tr><td>A single word</td><td><b>Miracles</b></td><td>Posts in which the word occurs, in the title or in the text.</td></tr>
<tr><td>Several words together</td><td><b>God+flesh</b></td><td>Posts in which all of the words occur, though not necessarily side by side. Join as many as you like: <i>God+flesh+John</i>.</td></tr>
</table>
<p>Capital and small letters make no difference: <i>miracles</i>, <i>Miracles</i> and <i>MIRACLES</i> find the same posts.</p>
<h3 style="text-align: left;">The panel and the search box</h3>
<p>On the page of the <a href="/apologetics">thoughts</a> there is a panel with the books of the Bible, and on the page of the <a href="/quotes">quotes</a> a panel with topics. The panel and the search box take turns:</p>
<ul>
<li>When you search, a book, chapter or topic you had chosen is let go, and the whole list is searched.</li>
<li>When you choose a book, chapter or topic, your search is cleared.</li>
<li><b>Clear ×</b> in the panel, like the small × in the search box, brings you back to all posts.</li>
</ul>
<p>The short box at the top of a panel is something else. It only shortens the panel itself, so that you find a book or a topic in it more quickly.</p>
<h3 style="text-align: left;">If nothing is found</h3>
<ol>
<li>Check the spelling, and try a shorter or a more common word.</li>
<li>Take one word away. With + every word has to occur.</li>
<li>Try the panel. A post on your subject may be filed under a topic without using the word you had in mind.</li>
<li>Is it in another list? <a href="/search">Search the whole site</a>.</li>
</ol>
<p>If more is found than fits on one page, the button below the list shows you the next page.</p>
# Notes on use []
<p>The thoughts and quotes on this site were gathered for people who preach and teach. You are welcome to put them to work. A few notes may help you to do so well, and fairly toward those from whom the words come.</p>
<h3 style="text-align: left;">In a sermon or lesson</h3>
<ul>
<li><b>Begin with the passage.</b> The thoughts are arranged by book and chapter so that you can see what belongs to the text before you. They are seasoning; the text is the meal.</li>
<li><b>Choose one.</b> A single thought that is understood does more good than four that are admired.</li>
<li><b>Put it in your own words.</b> A thought may be retold in the way your people speak. A quote should be read as it stands, and its author named.</li>
<li><b>Say how sure you are.</b> Where a thought says "many scholars" or "perhaps," please let your listeners hear the "perhaps" too.</li>
</ul>
<h3 style="text-align: left;">Check the context</h3>
<p>A quote is a window cut into a wall. Before you rely on it, find the book or article named with it and read the pages around it. Ask whether the author is stating his own view, and whether he would say the same of the matter you are speaking about. That someone is quoted here does not mean that we agree with everything he has written, nor that he would agree with us.</p>
<p>If you find that a quote is inaccurate or wrongly attributed, please <a href="/contact">let us know</a>.</p>
<a name='more'></a>
<h3 style="text-align: left;">Permission</h3>
<p>What you may use, how much of it, and with which acknowledgment is set out in the <a href="/copyright">Copyright Statement</a>, which is what counts; these notes only point to it. In short:</p>
<table border="1" cellpadding="6">
<tr><td><b>Spoken in a service, class or study group</b></td><td>Follow the Copyright Statement, and name the source.</td></tr>
<tr><td><b>In a bulletin, newsletter, recording or web page</b></td><td>Look at the Copyright Statement first. A quote belongs to its author or publisher, whose permission may be needed as well.</td></tr>
<tr><td><b>Anything that is sold or advertises something</b></td><td>Not permitted. The site is for non-commercial use.</td></tr>
<tr><td><b>Training of AI or machine learning systems</b></td><td>Not permitted, for any part of the content.</td></tr>
</table>
<p>If your case is not covered, or if you are in doubt, please ask through the <a href="/contact">contact form</a> before you publish.</p>
<h3 style="text-align: left;">One thing more</h3>
<p>These materials are meant to serve the proclamation of the Gospel and not to replace it. Use them to take a stone out of somebody's way. Then tell that person about Christ.</p>
`);
