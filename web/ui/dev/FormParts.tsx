import { type ReactNode, useState } from 'react';
import { Card } from '../Card.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { CodeField } from '../CodeField.tsx';
import { Field } from '../Field.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { Switch } from '../Switch.tsx';
import { TextAreaField } from '../TextAreaField.tsx';

/** The form parts of the page of parts. */
export function FormParts(): ReactNode {
  const [story, setStory] = useState('Once upon a pond');
  return (
    <Card className="flex flex-col gap-5">
      <h2>Forms</h2>
      <Field label="Your name" hint="Not your real one." placeholder="pond_jumper" />
      <Field label="Mail of a grown-up" error="There is an @ missing. Look again?" defaultValue="mum.example.org" />
      <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="frog prince" />
      <TextAreaField
        label="Your story"
        maxLength={40}
        value={story}
        onChange={(event) => setStory(event.target.value)}
        leftLabel={(left) => `${left} letters left`}
      />
      <CodeField label="Code from the mail" hint="Six digits." digitLabel={(place, of) => `Digit ${place} of ${of}`} />
      <CodeField
        label="Wrong code"
        error="That code is too old. Ask for a new one."
        value="123456"
        digitLabel={(place, of) => `Digit ${place} of ${of}`}
      />
      <div>
        <Checkbox label="I have read the pond rules" hint="They fit on one page." defaultChecked />
        <Checkbox label="Tell me about news" />
        <Checkbox label="Cannot be changed" disabled />
      </div>
      <div className="divide-y-2 divide-line">
        <Switch label="Write posts" hint="Checked before others see them" defaultChecked />
        <Switch label="Show on leaderboards" hint="Buddies only" />
      </div>
      <Field label="Disabled" disabled defaultValue="pip" />
    </Card>
  );
}
