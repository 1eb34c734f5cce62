import type { Claims } from '../claims.ts';
import { blocks } from './blocks.ts';
import { buddies } from './buddies.ts';
import { consent } from './consent.ts';
import { data } from './data.ts';
import { grownUps } from './grown-ups.ts';
import { leaving } from './leaving.ts';
import { notice } from './notice.ts';
import { parentsReports } from './parents-reports.ts';
import { report } from './report.ts';
import { secondGrownUp } from './second-grown-up.ts';
import { signUp } from './sign-up.ts';
import { signedForms } from './signed-forms.ts';
import { signingIn } from './signing-in.ts';
import { staff } from './staff.ts';

/** The words of some e-mails. */
export interface MailWords {
  readonly claims: Claims;
  /** Greetings, subjects, advice and questions: they promise nothing. */
  readonly plain: readonly string[];
}

/** What our e-mails and the direct notice say, a file for each area. */
export const mailWords: readonly MailWords[] = [
  blocks,
  buddies,
  consent,
  grownUps,
  data,
  leaving,
  notice,
  parentsReports,
  report,
  secondGrownUp,
  signedForms,
  signUp,
  signingIn,
  staff,
];
