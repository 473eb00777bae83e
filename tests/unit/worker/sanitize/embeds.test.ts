import { expect, test } from 'vitest';
import { clean as cleanPost } from '../../../support/clean.ts';

const clean = (html: string) => cleanPost(`<p>${html}</p>`).slice(3, -4);
const id = 'VgJQ8nPzEMQ';

const player = (src: string, title = 'YouTube video') =>
  `<iframe src="https://www.youtube-nocookie.com/embed/${src}" title="${title}" loading="lazy" allow="encrypted-media; picture-in-picture" allowfullscreen="" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"></iframe>`;

test.each([
  `<iframe allowfullscreen="" src="//www.youtube.com/embed/${id}" width="560"></iframe>`,
  `<iframe src="http://youtube.com/embed/${id}?rel=0&amp;autoplay=1" onload="run()"></iframe>`,
  `<iframe src="https://www.youtube-nocookie.com/embed/${id}"></iframe>`,
  `<iframe src="https://m.youtube.com/watch?v=${id}&amp;list=x"></iframe>`,
  `<iframe src="https://www.youtube.com/shorts/${id}?feature=share"></iframe>`,
  `<iframe src="https://www.youtube.com/live/${id}"></iframe>`,
  `<iframe src="https://youtube.googleapis.com/v/${id}&amp;source=uds"></iframe>`,
  `<embed src="http://www.youtube.com/v/${id}&amp;hl=en" type="application/x-shockwave-flash">`,
  `<object><param name="movie" value="//youtube.com/v/${id}"></object>`,
  `<iframe src="about:blank" data-src="https://youtu.be/${id}"></iframe>`,
])("%s becomes YouTube's player without cookies", (html) => {
  expect(clean(html)).toBe(player(id));
});

test.each([
  ['start=90', '90'],
  ['t=1m30s', '90'],
  ['t=1h2m3s', '3723'],
  ['list=x#t=1H', '3600'],
  ['time_continue=75', '75'],
  ['start=90.5', '90'],
  ['start=0&t=90', '90'],
  ['t=99h9999m99999s', ''],
  ['start=-1', ''],
  ['start=9999999', ''],
])('a video with %s starts at %j, and has the title of its iframe', (query, seconds) => {
  const html = `<iframe src="https://youtu.be/${id}?${query}" title=" The &quot;facts&quot; "></iframe>`;
  const src = seconds ? `${id}?start=${seconds}` : id;
  expect(clean(html)).toBe(player(src, 'The &quot;facts&quot;'));
});

test.each([
  ['https://player.vimeo.com/video/1', 'Video (vimeo.com)'],
  ['https://www.youtube.com.evil.example/embed/VgJQ8nPzEMQ', 'Video (youtube.com.evil.example)'],
  ['https://www.youtube.com@evil.example/embed/VgJQ8nPzEMQ', 'Embedded page (evil.example)'],
  ['https://www.youtube.com/embed/VgJQ8nPzEMQx', 'Video (youtube.com)'],
  ['https://www.youtube.com/embed/videoseries?list=x', 'Video (youtube.com)'],
  ['https://w.soundcloud.com/player/', 'Audio (soundcloud.com)'],
])('an iframe of %s becomes a link named %s', (src, name) => {
  const href = new URL(src, 'https://x').href;
  const link = `<a href="${href}" rel="noopener noreferrer">${name}</a>`;
  expect(clean(`<iframe src="${src}">a frame</iframe>`)).toBe(link);
});

test.each([
  ['<iframe src="https://maps.example/" title="Where we meet"></iframe>', 'Where we meet'],
  ['<audio src="https://x.example/a.mp3"></audio>', 'Audio (x.example)'],
  ['<video src="https://x.example/a.mp4"></video>', 'Video (x.example)'],
  ['<object data="x"><p>Words.</p></object>', 'Words.'],
  ['<audio controls src="/a.mp3"></audio>', '<a>Audio (not available)</a>'],
  ['<video><source src="blob:x"></video>', '<a>Video (not available)</a>'],
])('of the embed %s, %s stays', (html, expected) => {
  expect(clean(html).replace(/<a [^>]*>(.*)<\/a>/, '$1')).toBe(expected);
});

test('players of one title in a post are numbered', () => {
  const titles = (html: string) =>
    [...clean(html).matchAll(/title="([^"]*)"/g)].map(([, it]) => it);
  const video = `<iframe src="https://youtu.be/${id}"></iframe>`;
  const talk = video.replace('src', 'title="A talk" src');
  expect(titles(video + talk + video)).toEqual(['YouTube video 1', 'A talk', 'YouTube video 2']);
});

test.each([
  '<iframe srcdoc="<script>run()</script>"></iframe>',
  '<iframe src="javascript:run()"></iframe>',
  '<iframe src="data:text/html,run()"></iframe>',
  '<iframe src="/contact"></iframe>',
  '<iframe src="https://counter.example" width="1" height="1"></iframe>',
  '<iframe src="https://counter.example" style="width:0;height:0;border:0"></iframe>',
  '<video onerror="run()"><source onerror="run()"></video>',
  '<embed src="x"><applet code="x"></applet>',
])('%s is removed', (html) => {
  expect(clean(`Before${html} after`)).toMatch(/^Before(<span><\/span>)? after$/);
});
