import { searchedWords } from '../../shared/text/search-words.ts';

/** Marks the words of a search in the titles and texts of its results, where the browser can (CSS Custom Highlight API). */
export function markWords(list: HTMLElement | null, q: string) {
  const words = searchedWords(q);
  if (!list || !words || !CSS.highlights) return;
  const ranges: StaticRange[] = [];
  for (const element of list.querySelectorAll('h3, [data-content], [data-excerpt]')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { 0: found, index } of node.data.matchAll(words)) {
        const end = { endContainer: node, endOffset: index + found.length };
        ranges.push(new StaticRange({ startContainer: node, startOffset: index, ...end }));
      }
    }
  }
  CSS.highlights.set('searched', new Highlight(...ranges));
}
