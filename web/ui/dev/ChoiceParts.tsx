import type { ReactNode } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Switch } from '../controls/Switch.tsx';
import { Card } from '../layout/Card.tsx';
import { tones } from '../style/tone.ts';
import { Columns, Row } from './Section.tsx';

const long = 'I have asked a grown-up at home, and we have read together what the pond keeps about me and why';

export function ChoiceParts(): ReactNode {
  return (
    <>
      <Card>
        <h3 className="mb-2">Checkbox</h3>
        <Columns>
          <Checkbox label="Off" />
          <Checkbox label="On" hint="They fit on one page." defaultChecked />
          <div data-pretend="focus">
            <Checkbox label="Focus" defaultChecked />
          </div>
          <Checkbox label="Forgotten" aria-invalid />
          <Checkbox label="Disabled, off" disabled />
          <Checkbox label="Disabled, on" disabled defaultChecked />
          <Checkbox label={long} />
        </Columns>
      </Card>
      <Card>
        <h3 className="mb-2">Switch</h3>
        <div className="ruled">
          <Switch label="Off" hint="Buddies only" />
          <Switch label="On" hint="Checked before others see them" defaultChecked />
          <div data-pretend="focus">
            <Switch label="Focus" defaultChecked />
          </div>
          <Switch label="Disabled, off" hint="A grown-up decides this" disabled />
          <Switch label="Disabled, on" disabled defaultChecked />
          <Switch label={long} hint={long} />
        </div>
        <Row title="In every tone" className="mt-3 [&_label]:w-32">
          {tones.map((tone) => (
            <div key={tone} data-tone={tone}>
              <Switch label={tone} defaultChecked />
              <Checkbox label={tone} defaultChecked />
            </div>
          ))}
        </Row>
      </Card>
    </>
  );
}
