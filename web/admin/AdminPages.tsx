import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { page } from '#web/app/page.tsx';

const DashboardPage = page(() => import('./DashboardPage.tsx').then((file) => file.DashboardPage));
const PeoplePage = page(() => import('./people/PeoplePage.tsx').then((file) => file.PeoplePage));
const StaffPage = page(() => import('./staff/StaffPage.tsx').then((file) => file.StaffPage));
const MessagesPage = page(() => import('./contact-messages/MessagesPage.tsx').then((file) => file.MessagesPage));
const SettingsPage = page(() => import('./SettingsPage.tsx').then((file) => file.SettingsPage));
const SetupPage = page(() => import('./SetupPage.tsx').then((file) => file.SetupPage));

/** The pages behind the gate. They are named here alone, so that nobody else's page pays for them. */
export function AdminPages(): ReactNode {
  return (
    <Switch>
      <Route path="/admin/people">
        <PeoplePage />
      </Route>
      <Route path="/admin/staff">
        <StaffPage />
      </Route>
      <Route path="/admin/messages">
        <MessagesPage />
      </Route>
      <Route path="/admin/settings">
        <SettingsPage />
      </Route>
      <Route path="/admin/setup">
        <SetupPage />
      </Route>
      <Route>
        <DashboardPage />
      </Route>
    </Switch>
  );
}
