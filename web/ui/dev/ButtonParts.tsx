import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { CrossIcon, EyeIcon } from '../controls/icons.tsx';
import { Emoji } from '../emoji/Emoji.tsx';
import { Card } from '../layout/Card.tsx';
import { tones } from '../style/tone.ts';
import { Row, Sample } from './Section.tsx';

const looks = ['primary', 'secondary', 'ghost', 'danger', 'sun'] as const;

export function ButtonParts(): ReactNode {
  return (
    <>
      <Card className="flex flex-col gap-6">
        {looks.map((look) => (
          <ButtonStates key={look} look={look} />
        ))}
      </Card>
      <Card className="flex flex-col gap-6">
        <Row title="In every tone">
          {tones.map((tone) => (
            <Button key={tone} tone={tone}>
              {tone}
            </Button>
          ))}
        </Row>
        <Row title="Focus in every tone">
          {tones.map((tone) => (
            <div key={tone} data-pretend="focus">
              <Button tone={tone}>{tone}</Button>
            </div>
          ))}
        </Row>
        <Sizes />
        <Row title="A picture only">
          <Sample of="rest">
            <IconButton label="Close">
              <CrossIcon />
            </IconButton>
          </Sample>
          <Sample of="hover" pretend="hover">
            <IconButton label="Close">
              <CrossIcon />
            </IconButton>
          </Sample>
          <Sample of="focus" pretend="focus">
            <IconButton label="Show">
              <EyeIcon />
            </IconButton>
          </Sample>
          <Sample of="pressed" pretend="press">
            <IconButton label="Show">
              <EyeIcon />
            </IconButton>
          </Sample>
          <Sample of="disabled">
            <IconButton label="Show" disabled>
              <EyeIcon />
            </IconButton>
          </Sample>
        </Row>
      </Card>
    </>
  );
}

function ButtonStates({ look }: { look: (typeof looks)[number] }): ReactNode {
  const words = look === 'danger' ? 'Delete it' : 'Send the story';
  return (
    <Row title={look}>
      <Sample of="rest">
        <Button look={look}>{words}</Button>
      </Sample>
      {(['hover', 'focus', 'press'] as const).map((state) => (
        <Sample key={state} of={state} pretend={state}>
          <Button look={look}>{words}</Button>
        </Sample>
      ))}
      <Sample of="pending, as wide as before">
        <Button look={look} pending>
          {words}
        </Button>
      </Sample>
      <Sample of="disabled">
        <Button look={look} disabled>
          {words}
        </Button>
      </Sample>
    </Row>
  );
}

function Sizes(): ReactNode {
  const [pending, setPending] = useState(false);
  return (
    <>
      <Row title="Sizes and pictures">
        <Button size="large">Large</Button>
        <Button>Medium</Button>
        <Button look="secondary">
          <Emoji of="❤️" /> 12
        </Button>
        <Button>
          <Emoji of="✏️" /> Write
        </Button>
        <Button to="/dev/ui">A page</Button>
        <Button href="/icon.svg" look="secondary">
          A file
        </Button>
      </Row>
      <Row title="Press it: it stays as wide">
        <Button pending={pending} onClick={() => setPending(true)}>
          Send the story
        </Button>
        <Button look="ghost" onClick={() => setPending(false)}>
          It is sent
        </Button>
      </Row>
      <Row title="Long words, and the whole line">
        <div className="w-64 max-w-full">
          <Button wide>I have read all of it and want to go on now</Button>
        </div>
        <Button wide look="sun">
          Show the punchline
        </Button>
      </Row>
    </>
  );
}
