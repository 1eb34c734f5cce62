import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { keepFocusInRows } from '#web/ui/controls/row-focus.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChildRow } from '../ChildRow.tsx';
import { t } from '../messages/index.ts';
import { useBlocks } from '../queries.ts';
import { UnblockButton } from './UnblockButton.tsx';

/** On the child's own profile. Only children with consent can block. */
export function BlocksCard(): ReactNode {
  const { can } = useUser();
  const { data } = useBlocks(can.editName);
  if (!data) return null;
  return (
    <Card>
      <h2 tabIndex={-1}>{t('friends.blocks')}</h2>
      <p className="mt-1 text-ink-soft">
        {t(data.blocked.length === 0 ? 'friends.blocks.none' : 'friends.blocks.text')}
      </p>
      {data.blocked.length > 0 && (
        <ul ref={keepFocusInRows} className="mt-4 ruled">
          {data.blocked.map((child) => (
            <ChildRow key={child.id} child={child} canVisit={false}>
              {child.byParent ? (
                <span className="text-ink-soft">{t('friends.blocks.byParent')}</span>
              ) : (
                <UnblockButton child={child} />
              )}
            </ChildRow>
          ))}
        </ul>
      )}
    </Card>
  );
}
