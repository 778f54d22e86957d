export function serverMemory(env: NodeJS.ProcessEnv): { flags: string[]; env: Record<string, string> };
