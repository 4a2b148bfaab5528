<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** The PHP file that the build writes beside a script, with the script's version and dependencies. */
final class Asset {
	/** @param list<non-empty-string> $dependencies */
	private function __construct( private string $version, private array $dependencies ) {}

	/** @return self|null Null where the script was not built. */
	public static function beside( string $script ): ?self {
		$file = substr_replace( $script, '.asset.php', -strlen( '.js' ) );
		if ( ! is_file( $file ) ) {
			return null;
		}
		$asset        = require $file;
		$asset        = is_array( $asset ) ? $asset : [];
		$version      = $asset['version'] ?? null;
		$dependencies = $asset['dependencies'] ?? null;
		return new self(
			is_string( $version ) ? $version : RUEDA_VERSION,
			array_values(
				array_filter(
					is_array( $dependencies ) ? $dependencies : [],
					static fn ( $handle ): bool => is_string( $handle ) && '' !== $handle
				)
			)
		);
	}

	public function version(): string {
		return $this->version;
	}

	/** @return list<non-empty-string> */
	public function dependencies(): array {
		return $this->dependencies;
	}
}
