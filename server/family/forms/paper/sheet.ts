import { fontFiles, splitRuns, type Weight } from './fonts.ts';

const colors = { ink: '#16324f', soft: '#44566b', green: '#0b6b47' } as const;

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: keyof typeof colors;
}

const LINE = 1.35;
const LABEL_WIDTH = 130;
const BOX = 12;
const ANSWER_WIDTH = 34;
const BLANK = '________________________________';

/** A page written from top to bottom. Lines and boxes are decoration; everything meaningful is tagged text. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    for (const { name, file } of fontFiles) document.registerFont(name, file);
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  canPrint(text: string): boolean {
    return splitRuns(text, 400) !== undefined;
  }

  text(tag: 'H1' | 'H2' | 'P', text: string, style: Style): void {
    this.#tagged(tag, () => this.#write(text, style, { x: this.#left, width: this.#width }));
  }

  /** A label with its values. A name that we cannot print becomes a line to fill in. */
  named(label: string, values: readonly string[]): void {
    const top = this.#document.y;
    this.#tagged('P', () => {
      this.#write(label, { size: 10, color: 'soft' }, { x: this.#left, width: LABEL_WIDTH });
      this.#document.y = top;
      const printed = values.map((value) => (this.canPrint(value) ? value : BLANK)).join(', ');
      const width = this.#width - LABEL_WIDTH;
      this.#write(printed, { size: 11.5, weight: 700 }, { x: this.#left + LABEL_WIDTH, width });
    });
    this.space(3);
  }

  /** Draws the tick, and writes the answer beside it as a word. */
  tickBox(text: string, isTicked: boolean, answer: string): void {
    const { y } = this.#document;
    const left = this.#left;
    this.#decorate(() => {
      this.#document
        .lineWidth(1)
        .rect(left, y + 2, BOX, BOX)
        .stroke(colors.ink);
      if (!isTicked) return;
      this.#document
        .lineWidth(2)
        .moveTo(left + 2.5, y + 8)
        .lineTo(left + 5, y + 11)
        .lineTo(left + 10, y + 4.5)
        .stroke(colors.ink);
    });
    this.#tagged('P', () => {
      const style = { size: 11, weight: isTicked ? 700 : 400, color: isTicked ? 'ink' : 'soft' } as const;
      this.#write(answer, style, { x: left + BOX + 8, width: ANSWER_WIDTH });
      this.#document.y = y;
      const start = left + BOX + 8 + ANSWER_WIDTH;
      this.#write(text, { ...style, weight: 400 }, { x: start, width: this.#width - (start - left) });
    });
    this.space(2);
  }

  /** Lines to write on, side by side, with their labels below. */
  lines(labels: readonly string[]): void {
    const { y } = this.#document;
    const gap = 24;
    const width =
      labels.length === 1 ? this.#width / 2 - gap / 2 : (this.#width - gap * (labels.length - 1)) / labels.length;
    for (const [index, label] of labels.entries()) {
      const x = this.#left + index * (width + gap);
      this.#decorate(() =>
        this.#document
          .lineWidth(1)
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke(colors.ink),
      );
      this.#document.y = y + 3;
      this.#tagged('P', () => this.#write(label, { size: 9.5, color: 'soft' }, { x, width }));
    }
  }

  /** In the top corner, where staff look first. */
  cornerBox(label: string, value: string): void {
    const { y } = this.#document;
    const width = 150;
    const x = this.#left + this.#width - width;
    this.#decorate(() => this.#document.lineWidth(1.5).roundedRect(x, y, width, 44, 6).stroke(colors.ink));
    this.#document.y = y + 5;
    this.#tagged('P', () => {
      this.#write(label, { size: 9, color: 'soft' }, { x: x + 12, width: width - 24 });
      this.#write(value, { size: 15, weight: 700 }, { x: x + 12, width: width - 24 });
    });
    this.#document.y = y;
  }

  /** Small print at the end of the page. */
  atFoot(paragraphs: readonly string[]): void {
    const style = { size: 8.5, color: 'soft' } as const;
    const heights = paragraphs.map((text) => this.#heightOf(text, style.size));
    const { height, margins } = this.#document.page;
    const total = heights.reduce((sum, one) => sum + one + 3, 0);
    this.#document.y = height - margins.bottom - total;
    for (const text of paragraphs) {
      this.text('P', text, style);
      this.space(3);
    }
  }

  space(points: number): void {
    this.#document.y += points;
  }

  end(): void {
    this.#root.end();
    this.#document.end();
  }

  get #left(): number {
    return this.#document.page.margins.left;
  }

  get #width(): number {
    const { width, margins } = this.#document.page;
    return width - margins.left - margins.right;
  }

  /** Lines are broken here, because a line may need several fonts. */
  #write(text: string, { size, weight = 400, color = 'ink' }: Style, at: { x: number; width: number }): void {
    this.#document.fontSize(size).fillColor(colors[color]);
    for (const line of this.#wrapped(text, weight, at.width)) {
      let { x } = at;
      const { y } = this.#document;
      for (const { font, text: part } of splitRuns(line, weight) ?? []) {
        this.#document.font(font).text(part, x, y, { lineBreak: false });
        x += this.#document.widthOfString(part);
      }
      this.#document.y = y + size * LINE;
    }
  }

  #heightOf(text: string, size: number): number {
    this.#document.fontSize(size);
    return this.#wrapped(text, 400, this.#width).length * size * LINE;
  }

  #wrapped(text: string, weight: Weight, width: number): readonly string[] {
    const lines: string[] = [];
    for (const word of text.split(' ').flatMap((one) => this.#pieces(one, weight, width))) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last !== undefined && this.#widthOf(longer, weight) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** A word without spaces that is wider than the line. */
  #pieces(word: string, weight: Weight, width: number): readonly string[] {
    const pieces = [''];
    for (const letter of word) {
      const longer = `${pieces.at(-1)}${letter}`;
      if (this.#widthOf(longer, weight) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(letter);
    }
    return pieces;
  }

  #widthOf(text: string, weight: Weight): number {
    const runs = splitRuns(text, weight) ?? [];
    return runs.reduce((sum, { font, text: part }) => sum + this.#document.font(font).widthOfString(part), 0);
  }

  #tagged(tag: string, write: () => void): void {
    this.#root.add(this.#document.struct(tag, {}, write));
  }

  #decorate(draw: () => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#document.endMarkedContent();
  }
}
