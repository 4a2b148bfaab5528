<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** The additional settings of a form: text with one `name: value` on each line. The first line with a name counts. */
final class AdditionalSettings {
	/** @var list<array{string, string}> */
	private array $pairs = [];

	public function __construct( private string $content ) {
		foreach ( Text::lines( $content ) as $line ) {
			if ( 1 === preg_match( '/^\s*([A-Za-z0-9_]+)\s*:(.*)$/s', $line, $found ) ) {
				$this->pairs[] = [ $found[1], trim( $found[2] ) ];
			}
		}
	}

	public function content(): string {
		return $this->content;
	}

	public function value( string $name ): ?string {
		foreach ( $this->pairs as [ $key, $value ] ) {
			if ( $key === $name ) {
				return $value;
			}
		}
		return null;
	}

	public function is_on( string $name ): bool {
		return in_array( $this->value( $name ), [ 'on', 'true', '1' ], true );
	}

	public function is_off( string $name ): bool {
		return in_array( $this->value( $name ), [ 'off', 'false', '0' ], true );
	}

	/** @return list<array{string, string}> */
	public function pairs(): array {
		return $this->pairs;
	}
}
