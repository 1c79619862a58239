import { AppError } from "~/domain/errors";
import type { Config } from "./config.server";
import { developmentChain } from "./development-chain.server";
import { type PassSigner, readSigner } from "./pass-signature.server";
import type { Platform } from "./platform.server";

const signers = new WeakMap<Config, PassSigner>();

/** Whether passes for Apple Wallet can be signed here: with the certificates of the deployment, or in development. */
export function isAppleWalletReady(config: Config): boolean {
  return config.appleWallet !== undefined || config.isDevelopment;
}

/**
 * @returns the signer of passes, created on first use in this isolate
 * @throws AppError unavailable where the deployment has no certificates
 */
export async function passSigner(platform: Platform): Promise<PassSigner> {
  const { config } = platform;
  const known = signers.get(config);
  if (known) return known;
  const signer = await readHere(platform);
  signers.set(config, signer);
  return signer;
}

async function readHere(platform: Platform): Promise<PassSigner> {
  const { appleWallet, isDevelopment } = platform.config;
  if (appleWallet) return readSigner(appleWallet, false);
  if (!isDevelopment) throw new AppError("unavailable");
  const signer = await readSigner(await developmentChain(platform), true);
  console.warn("Passes are signed with a chain made here, which phones refuse; see docs/deployment.md");
  return signer;
}
