import { type ReactNode, type Ref, useState } from 'react';
import { type ContactReason, contactReasons } from '#contract/safety/casework.ts';
import type { CaseFile } from '#contract/safety.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../../messages/casework/index.ts';
import { useParentContact } from './queries.ts';

/** The parents' contact: shown after a warning and a reason, because home may be what the child fears. */
export function ParentContact({ file, ref }: { file: CaseFile; ref: Ref<HTMLElement> }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isUnsafe = file.crisis?.mayHomeBeUnsafe ?? true;
  if (!file.author) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="safety-aside"
      data-tone="lotus"
      {...(isUnsafe && { 'data-warning': '' })}
      aria-label={t(isUnsafe ? 'safety.casework.unsafe' : 'safety.casework.parent')}
    >
      <h3 className="text-lg">
        {isUnsafe && <span aria-hidden="true">⚠ </span>}
        {t(isUnsafe ? 'safety.casework.unsafe' : 'safety.casework.parent')}
      </h3>
      <p className="mt-1">{t(isUnsafe ? 'safety.casework.unsafeText' : 'safety.casework.parentText')}</p>
      {file.can.includes('approve') && (
        <>
          <Button look="secondary" wide className="mt-3 text-lotus-deep" onClick={() => setOpen(true)}>
            {t('safety.casework.showParent')}
          </Button>
          <p className="mt-2 text-center text-sm">{t('safety.casework.asksReason')}</p>
        </>
      )}
      {isOpen && <ContactDialog id={file.id} isUnsafe={isUnsafe} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface ContactDialogProps {
  id: string;
  isUnsafe: boolean;
  onClose: () => void;
}

function ContactDialog({ id, isUnsafe, onClose }: ContactDialogProps): ReactNode {
  const contact = useParentContact(id);
  const [reason, setReason] = useState<ContactReason>();
  const parents = contact.data?.parents;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(parents ? 'safety.casework.parent' : 'safety.casework.contactTitle')}
      description={t('safety.casework.contactText')}
      closeLabel={t('ui.close')}
      actions={
        parents ? undefined : (
          <>
            <Button
              look="danger"
              disabled={reason === undefined}
              pending={contact.isPending}
              onClick={() => reason && contact.mutate(reason)}
            >
              {t('safety.casework.contactSend')}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {t('safety.casework.contactCancel')}
            </Button>
          </>
        )
      }
    >
      {parents ? (
        <Parents parents={parents} />
      ) : (
        <div className="flex flex-col gap-3">
          {isUnsafe && (
            <Callout tone="lotus" title={t('safety.casework.unsafe')}>
              {t('safety.casework.unsafeText')}
            </Callout>
          )}
          <Reasons chosen={reason} onChoose={setReason} />
          {contact.error && (
            <p role="alert" className="font-bold text-lotus-deep">
              {sentenceFor(contact.error)}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface ReasonsProps {
  chosen: ContactReason | undefined;
  onChoose: (reason: ContactReason) => void;
}

function Reasons({ chosen, onChoose }: ReasonsProps): ReactNode {
  return (
    <fieldset>
      <legend className="sr-only">{t('safety.casework.contactTitle')}</legend>
      {contactReasons.map((one) => (
        <label key={one} className="flex min-h-12 cursor-pointer items-center gap-3">
          <input type="radio" name="reason" className="radio" checked={chosen === one} onChange={() => onChoose(one)} />
          {t(`safety.casework.contact.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Parents({ parents }: { parents: readonly { name: string; email: string }[] }): ReactNode {
  if (parents.length === 0) return <p>{t('safety.casework.noParents')}</p>;
  return (
    <ul className="ruled">
      {parents.map(({ name, email }) => (
        <li key={email} className="py-2">
          <bdi className="block font-bold">{name}</bdi>
          <a href={`mailto:${email}`} className="inline-flex min-h-12 items-center break-all underline">
            {email}
          </a>
        </li>
      ))}
    </ul>
  );
}
