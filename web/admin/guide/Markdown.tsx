import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';
import './guide.css';

/** Where a document is on these pages; what is not is named by its file. */
const addresses: Readonly<Record<string, string>> = {
  'children-and-law.md': '/admin/guide',
  'worst-case.md': '/admin/guide/worst-case',
};

/** A document of our own. Its title stands above it already. */
export function Markdown({ text }: { text: string }): ReactNode {
  const blocks = parseMarkdown(text).filter((block) => block.kind !== 'heading' || block.level > 1);
  return <div className="admin-guide">{blocks.map((block, at) => withKey(at, <MarkdownBlock block={block} />))}</div>;
}

function MarkdownBlock({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Line of={block.line} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Line of={block.line} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) =>
            withKey(
              at,
              <li>
                <Line of={item} />
              </li>,
            ),
          )}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
  }
}

/** On a phone each row is a card, and the head is left out for all but screen readers. */
function Table({ head, rows }: Extract<Block, { kind: 'table' }>): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, at) =>
            withKey(
              at,
              <th scope="col">
                <Line of={cell} />
              </th>,
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) =>
          withKey(
            at,
            <tr>
              {row.map((cell, column) =>
                withKey(
                  column,
                  <td>
                    <Line of={cell} />
                  </td>,
                ),
              )}
            </tr>,
          ),
        )}
      </tbody>
    </table>
  );
}

function Line({ of }: { of: readonly Inline[] }): ReactNode {
  return of.map((piece, at) => withKey(at, <Piece of={piece} />));
}

function Piece({ of }: { of: Inline }): ReactNode {
  switch (of.kind) {
    case 'strong':
      return <b>{of.text}</b>;
    case 'code':
      return of.text.startsWith('/admin/') ? <Link to={of.text}>{of.text}</Link> : <code>{of.text}</code>;
    case 'link': {
      const to = addresses[of.to];
      return to ? <Link to={to}>{of.text}</Link> : `${of.text} (docs/${of.to.replace('../', '')})`;
    }
    case 'text':
      return of.text;
  }
}

/** The pieces of a document never change their places. */
function withKey(at: number, piece: ReactNode): ReactNode {
  return <Fragment key={at}>{piece}</Fragment>;
}
