import type { ReactNode } from 'react';

interface NoticeTextProps {
  /** As published, with its marks and blanks. */
  text: string;
  /** What stands in the blanks that every parent's notice has. */
  words: Readonly<Record<string, string>>;
}

/** A published notice to read: its marks become headings and lists; a blank whose value only the e-mail had is three dots. */
export function NoticeText({ text, words }: NoticeTextProps): ReactNode {
  const blocks = text.trim().split(/\n\s*\n/);
  return (
    <div className="mt-1 flex flex-col gap-3 break-words border-line border-s-2 ps-4">
      {blocks.map((block) => (
        <Block key={block} block={block} words={words} />
      ))}
    </div>
  );
}

function Block({ block, words }: { block: string; words: NoticeTextProps['words'] }): ReactNode {
  const lines = block.split('\n');
  const [, mark = '', rest = ''] = /^(#{1,2}|---) (.+)$/.exec(block) ?? [];
  if (mark !== '') return <h4 className={mark === '#' ? 'text-lg' : undefined}>{fill(rest, words)}</h4>;
  if (lines.every((line) => /^[>-] /.test(line)))
    return (
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>{fill(line.slice(2), words)}</li>
        ))}
      </ul>
    );
  return <p>{fill(lines.join(' '), words)}</p>;
}

function fill(text: string, words: NoticeTextProps['words']): string {
  return text
    .replace(/\[([^\]]+)\]\(\{\w+\}\)/g, '$1')
    .replaceAll('**', '')
    .replace(/^[✓?] |^\{days\} /, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '…')
    .replace(/…(\.? …)*\.?$/, '…');
}
