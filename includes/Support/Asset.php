<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The PHP file that the build writes beside a script, with the script's version and dependencies.
 *
 * @immutable
 */
final class Asset {
	/** @param list<non-empty-string> $dependencies */
	private function __construct( public string $version, public array $dependencies ) {}

	/** @return self|null Null where the script was not built. */
	public static function beside( string $script ): ?self {
		$file = substr_replace( $script, '.asset.php', -strlen( '.js' ) );
		if ( ! is_file( $file ) ) {
			return null;
		}
		/** @var array{version: string, dependencies: list<non-empty-string>} $asset */
		$asset = require $file;
		return new self( $asset['version'], $asset['dependencies'] );
	}
}
