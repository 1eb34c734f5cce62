import type { ReactNode } from 'react';
import type { PipLook } from '#contract/rules/rewards/pips.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { OwnPip } from '#web/ui/pip/OwnPip.tsx';
import { t } from './messages/index.ts';
import { Price } from './Purse.tsx';
import { type Store, type StoreItem, useBuyItem } from './queries.ts';

interface BuyDialogProps {
  item: StoreItem;
  look: PipLook;
  store: Store;
  onBought: (item: StoreItem) => void;
  onClose: () => void;
}

/** The frog tries it on, and the child is asked once. A thing that can't be bought yet is only shown. */
export function BuyDialog({ item, look, store, onBought, onClose }: BuyDialogProps): ReactNode {
  const { purse, currentLevel } = store;
  const buy = useBuyItem();
  const canBuy = item.level === null && item.cost <= purse;
  const text =
    item.level !== null
      ? t('rewards.pip.buy.level', { level: item.level, now: currentLevel })
      : canBuy
        ? t('rewards.pip.buy.note')
        : t('rewards.pip.buy.missing', { count: item.cost - purse });
  const tried = { ...look, [item.slot]: item.id } as PipLook;
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      description={text}
      closeLabel={t('ui.close')}
      picture={<OwnPip look={tried} pose={item.slot === 'held' ? 'sit' : 'wave'} size={190} close />}
      actions={
        canBuy ? (
          <>
            <Button pending={buy.isPending} onClick={() => buy.mutate(item.id, { onSuccess: () => onBought(item) })}>
              {t('rewards.pip.buy.yes')}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {t('rewards.pip.buy.no')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('rewards.pip.buy.ok')}</Button>
            <Button look="secondary" to="/gamification">
              {t('rewards.pip.buy.play')}
            </Button>
          </>
        )
      }
    >
      {item.level === null && <Sum cost={item.cost} purse={purse} />}
      {buy.error && (
        <div role="alert" className="mt-4">
          <Callout tone="lotus">{sentenceFor(buy.error)}</Callout>
        </div>
      )}
    </Dialog>
  );
}

function Sum({ cost, purse }: { cost: number; purse: number }): ReactNode {
  return (
    <dl className="rewards-pip-sum">
      <dt>{t('rewards.pip.buy.have')}</dt>
      <dd>
        <Price points={purse} />
      </dd>
      <dt>{t('rewards.pip.buy.cost')}</dt>
      <dd>
        <Price points={cost} />
      </dd>
      {cost <= purse && (
        <>
          <dt>{t('rewards.pip.buy.left')}</dt>
          <dd>
            <Price points={purse - cost} />
          </dd>
        </>
      )}
    </dl>
  );
}
