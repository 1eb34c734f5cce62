import { type ReactNode, useState } from 'react';
import { CodeField } from '../controls/CodeField.tsx';
import { Field } from '../controls/Field.tsx';
import { PasswordField } from '../controls/PasswordField.tsx';
import { TextAreaField } from '../controls/TextAreaField.tsx';
import { Card } from '../layout/Card.tsx';
import { Columns } from './Section.tsx';

const long = 'Once upon a pond there was a frog who could not stop talking about a very, very long story of his own. ';

export function FieldParts(): ReactNode {
  return (
    <>
      <Card>
        <Columns>
          <Field label="Empty" placeholder="pond_jumper" />
          <Field label="With a hint" hint="Not your real one." defaultValue="mika_fox" />
          <div data-pretend="hover">
            <Field label="Hover" defaultValue="mika_fox" />
          </div>
          <div data-pretend="focus">
            <Field label="Focus" defaultValue="mika_fox" />
          </div>
          <Field label="An error" error="There is an @ missing. Look again?" defaultValue="mum.example.org" />
          <div data-pretend="focus">
            <Field label="An error, with the focus" error="There is an @ missing." defaultValue="mum.example.org" />
          </div>
          <Field label="An error and a hint" error="This name is taken." hint="3 to 20 letters." defaultValue="pip" />
          <Field label="Found good" success="This name is free." hint="3 to 20 letters." defaultValue="pond_jumper" />
          <Field label="To read only" readOnly defaultValue="mika_fox" hint="Ask a grown-up to change it." />
          <Field label="Disabled" disabled defaultValue="mika_fox" />
          <Field label="Disabled and empty" disabled placeholder="Not yet" />
          <Field label="Long words" defaultValue={long} hint={long} />
          <Field label="From right to left" dir="rtl" defaultValue="שלום" />
          <Field label="Label for readers only" labelHidden placeholder="Label for readers only" />
        </Columns>
      </Card>
      <Card>
        <Columns>
          <PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="frog prince" />
          <PasswordField label="Password, disabled" showLabel="Show" hideLabel="Hide" disabled defaultValue="frog" />
          <PasswordField label="Password, wrong" showLabel="Show" hideLabel="Hide" error="Look again?" />
          <CodeField label="Code" hint="Six digits." />
          <CodeField label="Code, wrong" error="That code is too old." value="123456" />
          <CodeField label="Code, disabled" disabled value="123" />
        </Columns>
      </Card>
      <Areas />
    </>
  );
}

function Areas(): ReactNode {
  const [story, setStory] = useState('Once upon a pond');
  const leftLabel = (left: number): string => `${left} letters left`;
  return (
    <Card>
      <Columns>
        <TextAreaField label="Long text" placeholder="Tell us about your day." />
        <TextAreaField
          label="It counts"
          maxLength={40}
          value={story}
          onChange={(event) => setStory(event.target.value)}
          leftLabel={leftLabel}
        />
        <TextAreaField label="Nearly full" maxLength={110} defaultValue={long} leftLabel={leftLabel} />
        <TextAreaField label="Wrong" error="Please leave out phone numbers." defaultValue="Call me: 555" />
        <TextAreaField label="To read only" readOnly defaultValue={long} />
        <TextAreaField label="Disabled" disabled defaultValue="Sent and waiting" />
      </Columns>
    </Card>
  );
}
