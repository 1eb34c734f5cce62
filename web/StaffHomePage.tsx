import type { ReactNode } from 'react';
import { lazyPage } from './app/lazy-page.tsx';
import { useQueueCounts } from './safety/moderation/queries.ts';
import { StaffHome } from './staff/StaffHome.tsx';

const AdminWaiting = lazyPage(() => import('./admin/AdminWaiting.tsx').then((file) => file.AdminWaiting));
const SetupTodo = lazyPage(() => import('./admin/setup/SetupTodo.tsx').then((file) => file.SetupTodo));
const FormsWaiting = lazyPage(() => import('./family/form-review/FormsWaiting.tsx').then((file) => file.FormsWaiting));
const QueueWaiting = lazyPage(() =>
  import('./safety/moderation/queue/QueueWaiting.tsx').then((file) => file.QueueWaiting),
);

/** The home of staff, with the parts of other modules. */
export function StaffHomePage(): ReactNode {
  const waiting = (
    <>
      <QueueWaiting />
      <FormsWaiting />
    </>
  );
  const setup = <SetupTodo />;
  // A child who may be in danger comes before a set-up that nobody has finished.
  const isUrgent = (useQueueCounts().data?.urgent ?? 0) > 0;
  const admins = (
    <>
      {isUrgent && setup}
      <AdminWaiting />
    </>
  );
  return <StaffHome firstThings={!isUrgent && setup} waiting={waiting} adminWaiting={admins} />;
}
