<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Code;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** The tags of a piece of HTML with their attributes, as a browser reads them. How they are written does not count. */
final class Tags {
	/** The name of HTML that does not end where it should. */
	public const TORN = 'HTML';

	/** @var list<array{name: string, attributes: array<string, string|bool>}> */
	private array $tags = [];

	/** Whether the last tag, or an element like a script, does not end. */
	private bool $is_cut;

	public function __construct( string $html ) {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$attributes = [];
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value               = $tags->get_attribute( $name ) ?? '';
				$attributes[ $name ] = is_string( $value ) ? self::compared( $name, $value ) : $value;
			}
			$this->tags[] = [ 'name' => strtolower( (string) $tags->get_tag() ), 'attributes' => $attributes ];
		}
		$this->is_cut = $tags->paused_at_incomplete_token();
	}

	/** Whether a tag has an attribute whose name begins so. */
	public function has( string $prefix ): bool {
		foreach ( $this->tags as $tag ) {
			foreach ( array_keys( $tag['attributes'] ) as $name ) {
				if ( str_starts_with( (string) $name, $prefix ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return list<string> Names of elements and attributes that are not in the filtered HTML, or differ there. */
	public function missing_in( self $filtered ): array {
		$missing = $this->is_cut ? [ self::TORN ] : [];
		$next    = 0;
		foreach ( $this->tags as $tag ) {
			$other = $filtered->tags[ $next ] ?? null;
			if ( null === $other || $other['name'] !== $tag['name'] ) {
				$missing[] = '<' . $tag['name'] . '>';
				continue;
			}
			++$next;
			foreach ( $tag['attributes'] as $name => $value ) {
				if ( ! array_key_exists( $name, $other['attributes'] ) || $other['attributes'][ $name ] !== $value ) {
					$missing[] = self::is_command( (string) $name ) ? (string) $name : "<{$tag['name']} $name>";
				}
			}
		}
		// WordPress's filter has seen tags where a browser sees none, or the other way round.
		$is_torn = $next < count( $filtered->tags );
		return array_values( array_unique( $is_torn && [] === $missing ? [ self::TORN ] : $missing ) );
	}

	/** Whether an attribute says by its name alone that it runs code. */
	private static function is_command( string $name ): bool {
		return str_starts_with( $name, 'on' ) || str_starts_with( $name, CodeFilter::COMMANDS );
	}

	/** A value as it is compared. WordPress's filter writes styles with other spaces. */
	private static function compared( string $name, string $value ): string {
		if ( 'style' !== $name ) {
			return $value;
		}
		$rules = [];
		foreach ( explode( ';', $value ) as $rule ) {
			$parts   = array_map( 'trim', explode( ':', $rule, 2 ) );
			$rules[] = implode( ':', $parts );
		}
		return implode( ';', array_filter( $rules, static fn ( string $rule ): bool => '' !== $rule ) );
	}
}
