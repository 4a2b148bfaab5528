<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Compat\OldNames\NameLoader;
use Rueda\Support\Listeners\ListenerName;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/** Finds functions of others that use code of Contact Form 7, which is missing once that plugin is deactivated. */
final class OldListeners {
	/** Matches classes, what is asked of a class itself, constants and calls of functions of Contact Form 7. */
	private const NAMES = '/\b(?:WPCF7(?:_\w+)?(?:::\w+)?|wpcf7_\w+(?=\s*\())/';

	/** @var array<string, list<string>> Lines by file. */
	private array $files = [];

	/** @return list<array{listener: string, hook: string, missing: list<string>}> With names that will be missing. */
	public function all(): array {
		$found = [];
		foreach ( (array) $GLOBALS['wp_filter'] as $name => $hook ) {
			foreach ( $hook instanceof WP_Hook ? $hook->callbacks : [] as $listeners ) {
				foreach ( $listeners as $listener ) {
					$names = $this->names_in( $listener['function'] );
					if ( [] !== $names ) {
						$found[] = [
							'listener' => ListenerName::describe( $listener['function'] ),
							'hook'     => (string) $name,
							'missing'  => array_values(
								array_filter( $names, [ NameLoader::class, 'is_missing' ] )
							),
						];
					}
				}
			}
		}
		return $found;
	}

	/** @return list<string> Names of Contact Form 7 in a function's code. */
	private function names_in( mixed $listener ): array {
		$function = ListenerName::function( $listener );
		$file     = null === $function ? '' : wp_normalize_path( (string) $function->getFileName() );
		if ( null === $function || ! $this->is_foreign( $file ) ) {
			return [];
		}
		$this->files[ $file ] ??= array_values( array_filter( (array) file( $file ), 'is_string' ) );

		$start = (int) $function->getStartLine();
		$count = (int) $function->getEndLine() - $start + 1;
		$code  = implode( '', array_slice( $this->files[ $file ], $start - 1, $count ) );
		// Strings are removed because they are mostly names of hooks, which work without Contact Form 7. Line comments
		// are removed too.
		$code = preg_replace( '/\'[^\'\n]*\'|"[^"\n]*"|\/\/.*/', '', $code ) ?? $code;
		preg_match_all( self::NAMES, $code, $names );
		return array_values( array_unique( array_diff( $names[0], [ $function->getName() ] ) ) );
	}

	/** Whether a file belongs neither to WordPress, nor to Contact Form 7, nor to Rueda. */
	private function is_foreign( string $file ): bool {
		return is_file( $file )
			&& ! str_starts_with( $file, wp_normalize_path( RUEDA_DIR ) . 'includes/' )
			&& ! str_starts_with( plugin_basename( $file ), 'contact-form-7/' )
			&& ! str_starts_with( $file, wp_normalize_path( ABSPATH . WPINC ) . '/' )
			&& ! str_starts_with( $file, wp_normalize_path( ABSPATH ) . 'wp-admin/' );
	}
}
