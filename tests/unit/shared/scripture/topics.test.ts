import { expect, test } from 'vitest';
import { topicGroups } from '../../../../shared/scripture/topics.ts';

test('there are 12 groups with as many topics as the specification lists', () => {
  expect(topicGroups.map(([group, topics]) => [group, topics.length])).toEqual([
    ['Apologetics', 6],
    ['Bible', 15],
    ['Bible Characters', 6],
    ['Christianity', 14],
    ['Creation', 5],
    ['Current Concerns', 10],
    ['God', 3],
    ['Gods Existence', 8],
    ['Jesus Christ', 8],
    ['Philosophy', 6],
    ['Science', 10],
    ['Worldview', 11],
  ]);
});

test('each topic is listed once in its group, except Atheism, which is listed twice', () => {
  const repeated = topicGroups.flatMap(([, topics]) =>
    topics.filter((topic, i) => topics.indexOf(topic) !== i),
  );
  expect(repeated).toEqual(['Atheism']);
});

test('topics are spelled like the labels of the posts', () => {
  const topics = new Set(topicGroups.flatMap(([, topics]) => topics));
  for (const topic of ['O.T. Apologetics', 'Gospels of Luke', "God's Activity", "Gods' Love"]) {
    expect(topics).toContain(topic);
  }
});
