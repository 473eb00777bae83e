/** What a content security policy allows for the bot-check. */
export type BotCheckSources = { script: string[]; frame: string[]; connect: string[] };

const googleHosts = ['https://www.google.com', 'https://www.recaptcha.net'];

/** Google's script loads others and frames from hosts of its own (reCAPTCHA's FAQ on this policy); another script is allowed by itself. */
export function botCheckSources(scriptUrl: string): BotCheckSources {
  const { origin, pathname } = new URL(scriptUrl);
  if (!googleHosts.includes(origin)) return { script: [origin + pathname], frame: [], connect: [] };
  return {
    script: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    frame: [`${origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
    connect: [`${origin}/recaptcha/`],
  };
}
