import { type ReactNode, useState } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useWide } from '#web/ui/layout/wide.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { BuyDialog } from './BuyDialog.tsx';
import { type Dressing, useDressing } from './dressing.ts';
import { t } from './messages/index.ts';
import { t as line } from './messages/lines/index.ts';
import { NameCard } from './NameCard.tsx';
import { PartChoices } from './PartChoices.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { Preview } from './Preview.tsx';
import { Purse } from './Purse.tsx';
import { type OwnFrog, type Store, type StoreItem, useDressPip } from './queries.ts';
import { Wardrobe } from './Wardrobe.tsx';

export function Dresser({ frog, store }: { frog: OwnFrog; store: Store }): ReactNode {
  const dressing = useDressing(useUser().id, frog.look);
  const save = useDressPip();
  const isWide = useWide();
  const [cheers, setCheers] = useState(0);
  const [wished, wish] = useState<StoreItem>();
  const { look, put, settle } = dressing;

  const onSave = (): void =>
    save.mutate(
      { look },
      {
        onSuccess: () => {
          playSound('success');
          settle(line('rewards.pip.says.saved'));
          setCheers(cheers + 1);
        },
        onError: (error) => {
          playSound('error');
          showToast({ title: t('rewards.pip.saveFailed'), description: sentenceFor(error), tone: 'destructive' });
        },
      },
    );

  const onBought = ({ slot, id }: StoreItem): void => {
    wish(undefined);
    playSound('success');
    put({ [slot]: id });
    setCheers(cheers + 1);
  };

  return (
    <div className="rewards-pip">
      <div className="rewards-pip-side">
        <Preview
          dressing={dressing}
          cheers={cheers}
          isSaving={save.isPending}
          onSurprise={() => dressing.surprise(store.items)}
          onSave={onSave}
        />
        {isWide && <NameAndPicture frog={frog} />}
      </div>
      <Choices dressing={dressing} store={store} onWish={wish} />
      {!isWide && <NameAndPicture frog={frog} />}
      {wished && (
        <BuyDialog
          key={wished.id}
          item={wished}
          look={look}
          store={store}
          onBought={onBought}
          onClose={() => wish(undefined)}
        />
      )}
    </div>
  );
}

/** Below everything else on phones, below the frog on larger screens. */
function NameAndPicture({ frog }: { frog: OwnFrog }): ReactNode {
  return (
    <>
      <NameCard frog={frog} />
      <PictureChoice frog={frog} />
    </>
  );
}

interface ChoicesProps {
  dressing: Dressing;
  store: Store;
  /** The child tapped a thing that they don't own. */
  onWish: (item: StoreItem) => void;
}

function Choices({ dressing: { look, put }, store, onWish }: ChoicesProps): ReactNode {
  const onTap = (item: StoreItem): void => {
    if (!item.isOwned) {
      onWish(item);
      return;
    }
    playSound('click');
    put({ [item.slot]: look[item.slot] === item.id ? 'none' : item.id });
  };
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1>{t('rewards.pip.dress')}</h1>
        <Purse points={store.purse} />
      </div>
      <p className="text-ink-soft">{t('rewards.pip.free')}</p>
      <PartChoices look={look} onChange={put} />
      <Wardrobe look={look} items={store.items} onTap={onTap} onBare={(slot) => put({ [slot]: 'none' })} />
    </Card>
  );
}
