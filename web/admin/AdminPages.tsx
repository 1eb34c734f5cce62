import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { lazyPage } from '#web/app/lazy-page.tsx';

const DashboardPage = lazyPage(() => import('./DashboardPage.tsx').then((file) => file.DashboardPage));
const PeoplePage = lazyPage(() => import('./people/PeoplePage.tsx').then((file) => file.PeoplePage));
const StaffPage = lazyPage(() => import('./staff/StaffPage.tsx').then((file) => file.StaffPage));
const MessagesPage = lazyPage(() => import('./contact-messages/MessagesPage.tsx').then((file) => file.MessagesPage));
const MailsPage = lazyPage(() => import('./mails/MailsPage.tsx').then((file) => file.MailsPage));
const JobsPage = lazyPage(() => import('./jobs/JobsPage.tsx').then((file) => file.JobsPage));
const LawPage = lazyPage(() => import('./guide/GuidePages.tsx').then((file) => file.LawPage));
const WorstCasePage = lazyPage(() => import('./guide/GuidePages.tsx').then((file) => file.WorstCasePage));
const KeptPage = lazyPage(() => import('./kept/KeptPage.tsx').then((file) => file.KeptPage));
const FilterReportPage = lazyPage(() => import('./filter/FilterReportPage.tsx').then((file) => file.FilterReportPage));
const RiddlesPage = lazyPage(() => import('./riddles/RiddlesPage.tsx').then((file) => file.RiddlesPage));
const CardsPage = lazyPage(() => import('./cards/CardsPage.tsx').then((file) => file.CardsPage));
const SettingsPage = lazyPage(() => import('./SettingsPage.tsx').then((file) => file.SettingsPage));
const SetupPage = lazyPage(() => import('./setup/SetupPage.tsx').then((file) => file.SetupPage));

/** All admin pages. Only this file imports them, so that no other page loads them. */
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
      <Route path="/admin/mails">
        <MailsPage />
      </Route>
      <Route path="/admin/jobs">
        <JobsPage />
      </Route>
      <Route path="/admin/guide">
        <LawPage />
      </Route>
      <Route path="/admin/guide/worst-case">
        <WorstCasePage />
      </Route>
      <Route path="/admin/retention">
        <KeptPage />
      </Route>
      <Route path="/admin/filter">
        <FilterReportPage />
      </Route>
      <Route path="/admin/riddles">
        <RiddlesPage />
      </Route>
      <Route path="/admin/cards">
        <CardsPage />
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
