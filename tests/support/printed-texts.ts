import { getDocumentProxy } from 'unpdf';

/** A piece of text on a sheet. The origin is the bottom left corner; points. */
type PrintedText = { text: string; left: number; bottom: number; width: number; height: number };

/** Reads the texts of each sheet of a PDF file. */
export async function printedTexts(pdf: Uint8Array): Promise<PrintedText[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return [];
        const { str: text, width, height, transform } = item;
        return [{ text, left: transform[4], bottom: transform[5], width, height }];
      });
    }),
  );
}

/** The largest distance from a line of a sheet to the next one; points. */
export function largestGap(sheet: readonly PrintedText[]): number {
  const bottoms = sheet.map(({ bottom }) => bottom).sort((a, b) => b - a);
  return Math.max(...bottoms.slice(1).map((bottom, i) => (bottoms[i] ?? 0) - bottom));
}

/** Lists the pairs of texts on a sheet that are printed over each other. */
export function overlappingTexts(sheet: readonly PrintedText[]): string[] {
  return sheet.flatMap((a, i) =>
    sheet.slice(i + 1).flatMap((b) => {
      const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
      const down =
        Math.min(a.bottom + a.height, b.bottom + b.height) - Math.max(a.bottom, b.bottom);
      const isOver = across > 2 && down > Math.min(a.height, b.height) / 2;
      return isOver ? [`“${a.text}” and “${b.text}”`] : [];
    }),
  );
}
