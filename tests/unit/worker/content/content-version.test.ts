import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listNames } from '../../../../shared/content/lists.ts';
import { contentVersion, kvKey } from '../../../../worker/content/cache.ts';
import { fullForm, listed, resource } from '../../../../worker/content/sanitized-posts.ts';
import { receivedPostSchema } from '../../../../worker/provider/wire-schemas.ts';

/** Markup for the rules of the sanitizer. */
const samples = [
  '<h1>One</h1><h2>Two</h2><h6>Six</h6><p align=center>Center<br>line<br><br>paragraph<hr><blockquote cite=x>Said',
  '<p class=MsoNormal style="text-align:right;margin-left:40px;color:red">Right <font size=5>big',
  '<b>b</b><strong>s</strong><i>i</i><em>e</em><u>u</u><s>s</s><sub>1</sub><sup>2</sup><code>c',
  '<span style="font-weight:700;font-style:italic;text-decoration:underline">styled</span><o:p></o:p>',
  '<abbr title=t>a</abbr><cite>c</cite><del>d</del><ins>i</ins><kbd>k</kbd><mark>m</mark><q>q</q>',
  '<small>s</small><time datetime=2026>t</time>a<wbr>b<figure><figcaption>f</figure><center>c',
  '<ul><li>a<ol start=3 type=i><li value=4>b</ol></ul><dl><dt>t<dd>d</dl><pre>  two\n lines</pre>',
  '<table border=1 width="50%"><caption>c<thead><tr><th scope=col colspan=2>h<tbody><tr><td>a<td>b',
  '<table class="tr-caption-container"><tr><td><a href="http://x.example/s1600/a.jpg"><img src="http://x.example/a.jpg" width=320 height=200 alt="A lamp"></a><tr><td class=tr-caption>Caption',
  '<a href="/a?b=1&amp;c">path</a><a href="//x.example">host</a><a href="javascript:run()">script</a>',
  '<a href="mailto:a@x.example" target=_blank rel=x title=t>mail</a><a href="#">top</a><a name=n></a>',
  'Word<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a><div id=ftn1><a href="#_ftnref1" name="_ftn1">[1]</a> A note.</div>',
  '<img src="data:image/png;base64,AA"><img src="data:text/html,x"><img src=x onerror=run() alt=x>',
  '<iframe src="//www.youtube.com/embed/VgJQ8nPzEMQ?start=3" width=560></iframe><iframe src="https://x.example/">',
  '<object data="https://x.example/a.swf"><embed src=x></object><video src="https://x.example/v.mp4" controls>',
  '<script>run()</script><style>p{}</style><template><p>t</template><noscript><p>n</noscript><!-- c -->',
  '<form action=x><input value=v><button onclick=run()>b</button><select><option>o</select><textarea>t</textarea>',
  '<svg><desc><p>d</svg><math><mi><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=run()&gt;">',
  '<p dir=rtl lang=he>א</p><p dir=auto hidden>h</p><details open><summary>s</summary>d</details><ruby>r<rt>t',
  '<p>See John 3:16, 1 Cor. 15:3-8 and Rom 8. &lt;b&gt; &amp; \u202e “quoted” … 1/2</p><p>&nbsp;</p><p></p>',
  '<p>Romans <b>5</b>:12, a<select></select>b, 10<span style="vertical-align:35%">3</span></p><a href="www.x.example">w</a>',
  '<ol><li style="list-style-type:lower-alpha">a</ol><table border><tr><td>b</table><h2><div>c</div><div>d</div></h2>',
  '<h2>h<br><b style="font-weight:400">p</b></h2><h3>one<br><br>two</h3><p>a<i style="display:block">b</i>c',
  '<math><msqrt><mi>x</mi></msqrt></math><a href="sms:1">s</a><pre>a\nb<p style="white-space:normal">c\nd</pre>',
  '<iframe src="//youtu.be/VgJQ8nPzEMQ?t=1m30s"></iframe><iframe src="//youtu.be/VgJQ8nPzEMQ"></iframe><audio src=a.mp3><img src=//x.example/a.jpg alt=IMG_1>',
  `${'<div>'.repeat(600)}deep<style>p {}</style>`,
  `<p>${'A long text of many words. '.repeat(30)}</p>`,
];

test('posts are stored in the form of this content version, which is in their keys', () => {
  const posts = samples.map((sample) =>
    receivedPostSchema.parse({ id: '1', title: sample, content: sample }),
  );
  const full = listNames.flatMap((list) =>
    (['on', 'off'] as const).map((SCRIPTURE_LINKS) => fullForm(list, { SCRIPTURE_LINKS })),
  );
  const forms = [...Object.values(listed), resource, ...full];
  const stored = posts.flatMap((post) => forms.map((form) => JSON.stringify(form(post))));
  const hash = createHash('sha256').update(stored.join('')).digest('hex').slice(0, 8);
  expect(contentVersion, `Set the version in cache.ts to '${hash}'.`).toBe(hash);
  expect(kvKey('/api/quotes')).toBe(`content ${hash} /api/quotes`);
});
