interface SecretKind {
  readonly name: string;
  /** What each of them holds, to pass over texts without one quickly. */
  readonly mark: string;
  /** Matches a whole secret at its end; group 1 is what is random in it. */
  readonly pattern: RegExp;
}

// Forty characters that nothing but the name before them tells from a hash.
const AWS_SECRET = /\b(?:aws_?)?secret_?access_?key\b["']?\s{0,5}[:=]\s{0,5}["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi;

/** Keys and tokens whose shape their makers publish, the more exact shapes first. */
export const secretKinds: readonly SecretKind[] = [
  { name: 'an Anthropic key', mark: 'sk-ant-', pattern: /\bsk-ant-[a-z]+\d{2}-([\w-]{80,})/g },
  { name: 'an OpenAI key', mark: 'sk-', pattern: /\bsk-(?:proj|svcacct|admin)-([\w-]{40,})/g },
  { name: 'an OpenAI key', mark: 'sk-', pattern: /\bsk-([A-Za-z0-9]{48})\b/g },
  { name: 'an OpenRouter key', mark: 'sk-or-v1-', pattern: /\bsk-or-v1-([0-9a-f]{64})\b/g },
  { name: 'a GitHub token', mark: 'gh', pattern: /\bgh[pousr]_([A-Za-z0-9]{36,})\b/g },
  { name: 'a GitHub token', mark: 'github_pat_', pattern: /\bgithub_pat_([A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b/g },
  { name: 'a GitLab token', mark: 'glpat-', pattern: /\bglpat-([\w-]{20,})/g },
  { name: 'an AWS access key', mark: 'IA', pattern: /\b(?:AKIA|ASIA)([0-9A-Z]{16})\b/g },
  { name: 'an AWS secret key', mark: 'secret_access_key', pattern: AWS_SECRET },
  { name: 'an AWS secret key', mark: 'SECRET_ACCESS_KEY', pattern: AWS_SECRET },
  { name: 'an AWS secret key', mark: 'ecretAccessKey', pattern: AWS_SECRET },
  { name: 'a Google API key', mark: 'AIza', pattern: /\bAIza([\w-]{35})(?![\w-])/g },
  { name: 'a Slack token', mark: 'xox', pattern: /\bxox[abeprs]-([0-9A-Za-z-]{24,})/g },
  { name: 'a Slack webhook', mark: 'hooks.slack.com', pattern: /\bhooks\.slack\.com\/services\/T[0-9A-Z]+\/B[0-9A-Z]+\/([0-9A-Za-z]{24})\b/g },
  { name: 'a Stripe key', mark: 'k_live_', pattern: /\b[rs]k_live_([0-9A-Za-z]{24,})\b/g },
  { name: 'an npm token', mark: 'npm_', pattern: /\bnpm_([A-Za-z0-9]{36})\b/g },
  { name: 'a PyPI token', mark: 'pypi-', pattern: /\bpypi-AgEIcHlwaS5vcmc([\w-]{50,})/g },
  { name: 'a Hugging Face token', mark: 'hf_', pattern: /\bhf_([A-Za-z0-9]{34})\b/g },
  { name: 'a SendGrid key', mark: 'SG.', pattern: /\bSG\.([\w-]{22}\.[\w-]{43})/g },
  { name: 'a Telegram bot token', mark: ':AA', pattern: /\b\d{8,10}:(AA[\w-]{33})(?![\w-])/g },
  // Not the signature of the example at jwt.io, which many documents quote.
  { name: 'a JSON web token', mark: 'eyJ', pattern: /\beyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.(?!SflKxwRJ)([\w-]{20,})/g },
  // On the own machine anybody may know it.
  { name: 'a password in an address', mark: '://', pattern: /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql):\/\/[^\s:@/]{1,80}:(?!\w*pass)([\w.~!*%-]{10,80})(?=@(?!localhost|127\.))/gi },
  { name: 'a private key', mark: 'PRIVATE KEY', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+([A-Za-z0-9+/=]{60,})/g },
];

/** Whether text is as mixed as made by chance: no filler, no series, no word for an example. */
export function looksRandom(text: string): boolean {
  if (/example|sample|placeholder|your|token|secret|dummy|fake|redact|change|insert|replace|xxx|\*{3}|(.)\1{4}/i.test(text)) return false;
  if (/(?:0?12345|23456|34567|45678|56789|abcde|bcdef|cdefg|defgh|efghi|qwert|98765)/i.test(text)) return false;
  return entropy(text) >= (text.length < 24 ? 3 : 3.5) && /\d/.test(text);
}

/** Shannon entropy of the characters, in bits a character. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}
