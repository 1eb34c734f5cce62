import { type ReactNode, useState } from 'react';
import type { ParentsBuddy } from '#contract/friends/parents.ts';
import { FamilyProblem } from '#web/family/home/FamilyProblem.tsx';
import { BuddyList } from '#web/friends/parents/BuddyList.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/parents/index.ts';
import { useChildChats, useSetChatReading } from './queries.ts';
import { ReadChatDialog } from './ReadChatDialog.tsx';

interface BuddiesCardProps {
  childId: string;
  childName: string;
}

/** A child's buddies and how often they write. Links to the chats if both the operator and the parent switched reading on. */
export function BuddiesCard({ childId, childName }: BuddiesCardProps): ReactNode {
  const { data: chats, error } = useChildChats(childId);
  const [reading, setReading] = useState<ParentsBuddy>();
  const messages = chats && Object.fromEntries(chats.week.map(({ friendId, messages: count }) => [friendId, count]));
  const about = (buddy: ParentsBuddy): ReactNode => (
    <>
      {chats?.readByTheirs.includes(buddy.id) && (
        <p className="mb-3 text-ink-soft">{t('chatParents.theirs', { buddy: buddy.username })}</p>
      )}
      {chats?.isOn && (
        <Button wide className="mb-3" onClick={() => setReading(buddy)}>
          {t('chatParents.read')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <BuddyList childId={childId} childName={childName} messages={messages} about={about}>
        {chats && (chats.isOffered || chats.isOn) && (
          <ReadingSwitch childId={childId} childName={childName} isOn={chats.isOn} />
        )}
        <FamilyProblem error={error} className="mt-3" />
      </BuddyList>
      {reading && (
        <ReadChatDialog childId={childId} childName={childName} buddy={reading} onClose={() => setReading(undefined)} />
      )}
    </>
  );
}

function ReadingSwitch({ childId, childName: name, isOn }: BuddiesCardProps & { isOn: boolean }): ReactNode {
  const { mutate, isPending, error } = useSetChatReading(childId);
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <div className="mt-3 border-line border-t-2 pt-2">
      <Switch
        label={t('chatParents.reading', { name })}
        hint={t('chatParents.reading.hint')}
        checked={isOn}
        disabled={isPending}
        onChange={() => (isOn ? mutate(false) : setAsking(true))}
      />
      <FamilyProblem error={error} className="mt-2" />
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('chatParents.confirm', { name })}
        description={t('chatParents.confirm.text', { name })}
        actions={
          <>
            <Button pending={isPending} onClick={() => mutate(true, { onSettled: close })}>
              {t('chatParents.confirm.yes')}
            </Button>
            <Button look="secondary" onClick={close}>
              {t('chatParents.confirm.no')}
            </Button>
          </>
        }
      >
        <p>{t('chatParents.confirm.trust', { name })}</p>
      </Dialog>
    </div>
  );
}
