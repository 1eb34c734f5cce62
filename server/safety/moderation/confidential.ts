/** Whether a case was opened because a child may be in danger. Parents must never learn of it, not even from an export. */
export const cameAsCrisis = (kind: string, id: string) =>
  `exists (
     select from cases k where k.kind = '${kind}' and k.reason = 'crisis' and (k.subject = ${id} or exists (
       select from case_additions a where a.case_id = k.id and a.subject = ${id}))
   )`;

/** The same by the id of a case; also for what a child or a visitor wrote to staff. */
export const isConfidential = (caseId: string) =>
  `exists (select from cases k where k.id = ${caseId} and k.reason in ('crisis', 'contact'))`;

/** The same by an id as text, which may belong to something else. */
export const isConfidentialText = (subject: string) =>
  `exists (select from cases k where k.id::text = ${subject} and k.reason in ('crisis', 'contact'))`;
