import type { MailKind } from '../columns.ts';
import { formExpired } from '../forms/mails/form-expired.ts';
import { formRejected } from '../forms/mails/form-rejected.ts';
import { formStarted } from '../forms/mails/form-started.ts';
import { askedNotice } from './asked-notice.ts';
import { staffCopy, staffCorrected, staffDeleted, staffKept, staffWithdrew } from './by-staff.ts';
import { confirmation } from './confirmation.ts';
import { declined } from './declined.ts';
import { invited } from './invited.ts';
import { joined } from './joined.ts';
import { deleted, leaving, otherDeleted } from './leaving.ts';
import type { FamilyMail } from './mail.ts';
import { notice } from './notice.ts';
import { objected } from './objected.ts';
import { otherCorrected, otherKept } from './others/data.ts';
import { otherAsked, otherJoined } from './others/grown-ups.ts';
import { otherInvited } from './others/invited.ts';
import { otherObjected } from './others/objected.ts';
import { otherRevoked } from './others/revoked.ts';
import { reminder } from './reminder.ts';
import { restated } from './restated.ts';
import { revoked } from './revoked.ts';

/** Every mail of this module. Later modules provide theirs as `parentMails`. */
export const familyMails: Record<MailKind, FamilyMail> = {
  notice,
  asked_notice: askedNotice,
  reminder,
  restated,
  confirmation,
  declined,
  revoked,
  objected,
  leaving,
  deleted,
  other_deleted: otherDeleted,
  invited,
  joined,
  other_asked: otherAsked,
  other_joined: otherJoined,
  other_invited: otherInvited,
  other_objected: otherObjected,
  other_revoked: otherRevoked,
  form_started: formStarted,
  form_rejected: formRejected,
  form_expired: formExpired,
  other_kept: otherKept,
  other_corrected: otherCorrected,
  staff_copy: staffCopy,
  staff_corrected: staffCorrected,
  staff_deleted: staffDeleted,
  staff_withdrew: staffWithdrew,
  staff_kept: staffKept,
};
