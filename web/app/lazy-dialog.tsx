import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/controls/Button.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';
import { loadWithoutReload } from './reload-on-update.ts';

interface Closable {
  onClose: () => void;
}

/** A dialog whose file is loaded on first use, or earlier by `load`. If the file does not come, a small dialog says so and the page stays. */
export function lazyDialog<Props extends Closable>(fetchDialog: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded ??= await loadWithoutReload(fetchDialog);
    return loaded;
  };
  function LazyDialog(props: Props): ReactNode {
    const { Shown, failures, tryAgain } = useFile(loaded, load);
    if (Shown) return <Shown {...props} />;
    return failures > 0 ? (
      <MissingDialog failures={failures} onClose={props.onClose} onAgain={tryAgain} />
    ) : (
      // On a slow line a tap would seem lost until the file is there.
      createPortal(<Spinner label={t('app.dialog.opening')} className="spinner-over" />, document.body)
    );
  }
  return Object.assign(LazyDialog, { load });
}

function useFile<Props>(loaded: ComponentType<Props> | undefined, load: () => Promise<ComponentType<Props>>) {
  const [Shown, setShown] = useState(() => loaded);
  const [failures, setFailures] = useState(0);
  const tryToLoad = (): Promise<void> =>
    load().then(
      (Loaded) => setShown(() => Loaded),
      () => setFailures((before) => before + 1),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens; after that the child tries again
  useEffect(() => {
    if (!Shown) void tryToLoad();
  }, []);
  return { Shown, failures, tryAgain: tryToLoad };
}

interface MissingDialogProps extends Closable {
  failures: number;
  onAgain: () => Promise<void>;
}

/** After an update the old file never comes back: when trying again fails online too, it offers to load the page. */
function MissingDialog({ failures, onClose, onAgain }: MissingDialogProps): ReactNode {
  const [isTrying, setIsTrying] = useState(false);
  const isOutdated = failures > 1 && navigator.onLine;
  const tryAgain = (): void => {
    setIsTrying(true);
    void onAgain().finally(() => setIsTrying(false));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      picture={<Pip mood="sorry" size={120} />}
      title={t('app.dialog.missing')}
      description={t(isOutdated ? 'app.broken.text' : 'app.dialog.missing.text')}
      closeLabel={t('ui.close')}
      actions={
        isOutdated ? (
          <Button onClick={() => location.reload()}>{t('app.broken.reload')}</Button>
        ) : (
          <Button pending={isTrying} onClick={tryAgain}>
            {t('app.dialog.again')}
          </Button>
        )
      }
    />
  );
}
