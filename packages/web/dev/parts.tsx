import { Icon } from '../kit/icons/icon.tsx';
import { Prompt } from '../kit/selection/prompt.tsx';
import '../kit/why/slip.css';
import { WhyText } from '../kit/why/why-text.tsx';
import { WHYS } from './samples.ts';

export const Buttons = () => (
  <div className="dev-row">
    <button type="button" className="btn lamp">
      Main
    </button>
    <button type="button" className="btn">
      Default
    </button>
    <button type="button" className="btn">
      With an icon
      <Icon name="arrow" />
    </button>
    <button type="button" className="btn quiet">
      Quiet
    </button>
    <button type="button" className="btn" disabled>
      Disabled
    </button>
    <button type="button" className="btn lamp" disabled>
      Main, disabled
    </button>
    <span className="kbd">U</span>
    <input className="field-line" placeholder="A field" aria-label="A field" />
  </div>
);

const answers = (
  <>
    <button type="button" className="btn lamp">
      Place
    </button>
    <button type="button" className="btn">
      Pass
    </button>
  </>
);

export const Prompts = () => (
  <div className="dev-column">
    <Prompt title="Place one of your heroes" text="It must touch a hero or the terrain." idle={false}>
      {answers}
    </Prompt>
    <Prompt
      title="Place one of your heroes"
      text="It must touch a hero or the terrain."
      outlook="Flips Chimera and Hydra. You lead 14 to 9."
      idle={false}
    >
      {answers}
    </Prompt>
    <Prompt
      title="Place one of your heroes"
      text="It must touch a hero or the terrain."
      refusal="The board may not grow beyond five columns."
      onWhy={() => undefined}
      idle={false}
    >
      {answers}
    </Prompt>
    <Prompt title="The bot is thinking…" idle />
  </div>
);

export const Slips = () => (
  <div className="dev-slips">
    {WHYS.map((why) => (
      <article key={why.title} className="why-slip">
        <div className="why-body">
          <h2 className="display">{why.title}</h2>
          <WhyText why={why} openRule={() => undefined} />
        </div>
      </article>
    ))}
  </div>
);
