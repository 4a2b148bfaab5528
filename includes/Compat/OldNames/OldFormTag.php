<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use ArrayAccess;
use Rueda\Form\Field\Tag;
use Rueda\Form\Post\Submission as OurSubmission;
use Rueda\Form\Protocol\Hook;
use Rueda\Support\Listeners\StandIn;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A form-tag, as functions written for Contact Form 7 know it: they read its properties, or use it as an array.
 *
 * @implements ArrayAccess<string, mixed>
 */
final class OldFormTag implements ArrayAccess, StandIn {
	/** What an option's value has to be, by the names that functions ask with. Any other name is a pattern itself. */
	private const PATTERNS = [
		'int'        => '[0-9]+',
		'signed_int' => '[-]?[0-9]+',
		'num'        => '(?:[0-9]+|(?:[0-9]+)?[.][0-9]+)',
		'signed_num' => '[-]?(?:[0-9]+|(?:[0-9]+)?[.][0-9]+)',
		'class'      => '[-0-9a-zA-Z_]+',
		'id'         => '[-0-9a-zA-Z_]+',
		'date'       => '[0-9]{4}-[0-9]{2}-[0-9]{2}',
		'filesize'   => '[1-9][0-9]*(?:[kKmM]?[bB])?',
	];

	public string $type     = '';
	public string $basetype = '';
	public string $raw_name = '';
	public string $name     = '';

	/** @var list<string> */
	public array $options = [];

	/** @var list<string> */
	public array $raw_values = [];

	/** @var list<string> */
	public array $values = [];

	public mixed $pipes = null;

	/** @var list<string> */
	public array $labels   = [];
	public string $attr    = '';
	public string $content = '';

	private ?Tag $own = null;

	/** @param array<array-key, mixed>|object|null $tag Functions make a new object of the tag that they were given. */
	public function __construct( mixed $tag = [] ) {
		$given = is_object( $tag ) ? get_object_vars( $tag ) : ( is_array( $tag ) ? $tag : [] );
		foreach ( $given as $property => $value ) {
			$this->offsetSet( $property, $value );
		}
	}

	public static function from_tag( Tag $tag ): self {
		$old      = new self( [ 'pipes' => new Pipes( $tag->raw_values ) ] + get_object_vars( $tag ) );
		$old->own = $tag;
		return $old;
	}

	public function ours(): ?Tag {
		return $this->own;
	}

	public function is_required(): bool {
		return str_ends_with( $this->type, '*' );
	}

	public function has_option( mixed $option ): bool {
		$name = Given::text( $option );
		return [] !== array_filter(
			$this->options,
			static fn ( string $written ): bool => $written === $name || str_starts_with( $written, $name . ':' )
		);
	}

	/**
	 * @param mixed $pattern A name of PATTERNS, or a pattern; nothing for any value.
	 * @return list<string>|string|false All values of an option, or the first; false if there is none.
	 */
	public function get_option( mixed $option, mixed $pattern = '', mixed $single = false ): array|string|false {
		$name   = Given::text( $pattern );
		$known  = '' === $name ? '.+' : self::PATTERNS[ $name ] ?? $name;
		$asked  = '~^' . preg_quote( Given::text( $option ), '~' ) . ':(' . str_replace( '~', '\~', $known ) . ')$~iD';
		$values = [];
		foreach ( $this->options as $written ) {
			if ( 1 === preg_match( $asked, $written, $found ) ) {
				if ( (bool) $single ) {
					return $found[1];
				}
				$values[] = $found[1];
			}
		}
		return [] === $values ? false : $values;
	}

	public function get_id_option(): string|false {
		$id = $this->get_option( 'id', 'id', true );
		return is_string( $id ) ? $id : false;
	}

	public function get_class_option( mixed $default_classes = '' ): string|false {
		$default = is_array( $default_classes ) ? $default_classes : explode( ' ', Given::text( $default_classes ) );
		$own     = $this->get_option( 'class', 'class' );
		$classes = Given::words( array_merge( $default, is_array( $own ) ? $own : [] ) );
		return [] === $classes ? false : implode( ' ', $classes );
	}

	public function get_size_option( mixed $fallback = false ): mixed {
		return $this->number( 'size', '%^([0-9]+)?/[0-9]*$%', $fallback );
	}

	public function get_maxlength_option( mixed $fallback = false ): mixed {
		return $this->number( 'maxlength', '%^[0-9]*(?:x[0-9]*)?/([0-9]+)$%', $fallback );
	}

	public function get_minlength_option( mixed $fallback = false ): mixed {
		return $this->number( 'minlength', '', $fallback );
	}

	public function get_cols_option( mixed $fallback = false ): mixed {
		return $this->number( 'cols', '%^([0-9]+)x%', $fallback );
	}

	public function get_rows_option( mixed $fallback = false ): mixed {
		return $this->number( 'rows', '%^[0-9]*x([0-9]+)%', $fallback );
	}

	public function get_date_option( mixed $option ): string|false {
		$value = $this->get_option( $option, '', true );
		$time  = is_string( $value ) ? strtotime( strtr( $value, '_', ' ' ) ) : false;
		return false === $time ? false : (string) wp_date( 'Y-m-d', $time );
	}

	public function get_limit_option( mixed $fallback = 1024 * 1024 ): int {
		$limit = $this->get_option( 'limit', 'filesize', true );
		return is_string( $limit )
			? (int) wp_convert_hr_to_bytes( rtrim( strtolower( $limit ), 'b' ) )
			: ( is_numeric( $fallback ) ? (int) $fallback : 0 );
	}

	/** @return list<string>|string The value that a field begins with: from the address, the account or the options. */
	public function get_default_option( mixed $fallback = '', mixed $args = '' ): array|string {
		$is_multiple = is_array( $args ) && true === ( $args['multiple'] ?? false );
		$values      = [];
		foreach ( (array) $this->get_option( 'default' ) as $option ) {
			array_push( $values, ...$this->default_of( (string) $option ) );
		}
		$values = array_values( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) );
		if ( [] === $values ) {
			return is_array( $fallback ) ? Given::texts( $fallback ) : Given::text( $fallback );
		}
		return $is_multiple ? array_values( array_unique( $values ) ) : $values[0];
	}

	/** @return array<array-key, mixed>|null */
	public function get_data_option( mixed $args = '' ): ?array {
		$names = [];
		foreach ( (array) $this->get_option( 'data' ) as $written ) {
			array_push( $names, ...explode( '|', (string) $written ) );
		}
		$found = Hook::filter( 'wpcf7_form_tag_data_option', null, $names, $args );
		return is_array( $found ) ? $found : null;
	}

	/** @return array<array-key, string>|false What a pattern finds in the first option that it fits. */
	public function get_first_match_option( mixed $pattern ): array|false {
		foreach ( $this->options as $option ) {
			if ( 1 === preg_match( Given::text( $pattern ), $option, $found ) ) {
				return $found;
			}
		}
		return false;
	}

	/** @return list<array<array-key, string>> */
	public function get_all_match_options( mixed $pattern ): array {
		$all = [];
		foreach ( $this->options as $option ) {
			if ( 1 === preg_match( Given::text( $pattern ), $option, $found ) ) {
				$all[] = $found;
			}
		}
		return $all;
	}

	public function offsetExists( mixed $offset ): bool {
		return array_key_exists( Given::text( $offset ), $this->properties() );
	}

	public function offsetGet( mixed $offset ): mixed {
		return $this->properties()[ Given::text( $offset ) ] ?? null;
	}

	public function offsetSet( mixed $offset, mixed $value ): void {
		switch ( $offset ) {
			case 'type':
				$this->type = Given::text( $value );
				break;
			case 'basetype':
				$this->basetype = Given::text( $value );
				break;
			case 'raw_name':
				$this->raw_name = Given::text( $value );
				break;
			case 'name':
				$this->name = Given::text( $value );
				break;
			case 'options':
				$this->options = Given::texts( $value );
				break;
			case 'raw_values':
				$this->raw_values = Given::texts( $value );
				break;
			case 'values':
				$this->values = Given::texts( $value );
				break;
			case 'labels':
				$this->labels = Given::texts( $value );
				break;
			case 'attr':
				$this->attr = Given::text( $value );
				break;
			case 'content':
				$this->content = Given::text( $value );
				break;
			case 'pipes':
				$this->pipes = $value;
				break;
		}
	}

	public function offsetUnset( mixed $offset ): void {}

	/** @return array<string, mixed> */
	private function properties(): array {
		return Given::named( array_diff_key( get_object_vars( $this ), [ 'own' => 1 ] ) );
	}

	/** A number of the option with this name, or of the old short form that the pattern finds. */
	private function number( string $option, string $short, mixed $fallback ): mixed {
		$value = $this->get_option( $option, 'int', true );
		if ( is_string( $value ) ) {
			return $value;
		}
		$found = '' === $short ? false : $this->get_first_match_option( $short );
		return is_array( $found ) && '' !== ( $found[1] ?? '' ) ? $found[1] : $fallback;
	}

	/** @return list<string> */
	private function default_of( string $option ): array {
		if ( 1 === preg_match( '/^[0-9_]+$/D', $option ) ) {
			$positions = array_map( 'intval', explode( '_', $option ) );
			return array_map( fn ( int $position ): string => $this->values[ $position - 1 ] ?? '', $positions );
		}
		if ( 'get' === $option ) {
			// phpcs:ignore WordPress.Security -- the first value of a field.
			return [ sanitize_text_field( Read::text( wp_unslash( $_GET ), $this->name ) ) ];
		}
		if ( 'post' === $option ) {
			return Given::texts( OurSubmission::latest()?->posted( $this->name ) ?? [] );
		}
		$user = wp_get_current_user();
		return str_starts_with( $option, 'user_' ) && $user->exists()
			? [ Given::text( $user->get( 'user_display_name' === $option ? 'display_name' : $option ) ) ]
			: [];
	}
}
