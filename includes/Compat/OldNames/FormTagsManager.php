<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Kind\Kind;
use Rueda\Form\Value\Text;
use Rueda\Support\Listeners\GuardedListener;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Knows the form-tags that add-ons have registered, and prints them. */
final class FormTagsManager {
	/** Options and values of a tag. The editor may have curled the quotation marks. */
	private const INSIDE = '~^([-+*=0-9a-zA-Z:.!?#$&@_/|%\s]*?)((?:\s*"[^"]*"|\s*\'[^\']*\'|\s*“[^”]*”)*)$~Du';

	private const TAG = '~(\[?)\[(%s)(?:[\r\n\t ](.*?))?(?:[\r\n\t ](/))?\](?:([^[]*?)\[/\2\])?(\]?)~s';

	private static ?self $instance = null;

	/** @var array<string, array{function: callable, features: array<string, bool>}> By type. */
	private array $types = [];

	private bool $has_asked = false;

	public static function get_instance(): self {
		return self::$instance ??= new self();
	}

	/** Lets add-ons register their form-tags. */
	public function ask_add_ons(): void {
		if ( ! $this->has_asked ) {
			$this->has_asked = true;
			Listeners::act( 'wpcf7_init' );
		}
	}

	/**
	 * @param mixed               $tag_types A type or a list of types.
	 * @param mixed               $callback  Gets a form-tag and returns HTML.
	 * @param mixed               $features  Such as `name-attr`; true means that the tag has a name.
	 */
	public function add( mixed $tag_types, mixed $callback, mixed $features = '' ): void {
		if ( ! is_callable( $callback ) ) {
			return;
		}
		$known = true === $features ? [ 'name-attr' => true ] : ( is_array( $features ) ? $features : [] );
		foreach ( array_filter( (array) $tag_types, 'is_string' ) as $type ) {
			$type = preg_replace( '/[^a-z0-9_*-]+/', '_', strtolower( $type ) ) ?? '';
			if ( '' !== $type && ! isset( $this->types[ $type ] ) ) {
				$this->types[ $type ] = [
					'function' => $callback,
					'features' => array_filter( array_map( 'boolval', Given::named( $known ) ) ),
				];
			}
		}
	}

	public function remove( mixed $type ): void {
		unset( $this->types[ Given::text( $type ) ] );
	}

	public function tag_type_exists( mixed $type ): bool {
		$name = Given::text( $type );
		return isset( $this->types[ $name ] ) || null !== Kind::known( rtrim( $name, '*' ) );
	}

	public function tag_type_supports( mixed $type, mixed $feature ): bool {
		return isset( $this->types[ Given::text( $type ) ]['features'][ Given::text( $feature ) ] )
			|| ( 'name-attr' === $feature && true === Kind::known( rtrim( Given::text( $type ), '*' ) )?->has_name() );
	}

	/** @return list<string> The types of add-ons, with this feature if one is named. */
	public function collect_tag_types( mixed $feature = null, mixed $invert = false ): array {
		return array_values(
			array_filter(
				array_map( 'strval', array_keys( $this->types ) ),
				fn ( string $type ): bool => null === $feature
					|| $this->tag_type_supports( $type, $feature ) !== (bool) $invert
			)
		);
	}

	/** Whether an add-on prints a type: its own, or one of ours in another way. */
	public function has( string $type ): bool {
		return isset( $this->types[ $type ] );
	}

	public function has_any(): bool {
		return [] !== $this->types;
	}

	/** The HTML of a tag of an add-on; null if its function has failed. */
	public function html( OldFormTag $tag ): ?string {
		$guard = new GuardedListener( 'form-tag ' . $tag->type, $this->types[ $tag->type ]['function'] );
		$html  = $guard->filter( $tag );
		return is_scalar( $html ) ? (string) $html : null;
	}

	public function replace_all( mixed $content ): string {
		$content = Given::text( $content );
		return $this->has_any() ? preg_replace_callback(
			$this->pattern(),
			function ( array $found ): string {
				if ( '[' === $found[1] && ']' === ( $found[6] ?? '' ) ) {
					return substr( $found[0], 1, -1 );
				}
				$tag = $this->tag_from_match( $found );
				return null === $tag ? $found[0] : $found[1] . ( $this->html( $tag ) ?? '' ) . ( $found[6] ?? '' );
			},
			$content
		) ?? $content : $content;
	}

	/** @return list<OldFormTag> The tags of add-ons in a text. */
	public function scan( mixed $content, mixed $replace = false ): array {
		if ( ! $this->has_any() ) {
			return [];
		}
		preg_match_all( $this->pattern(), Given::text( $content ), $all, PREG_SET_ORDER );
		return array_values( array_filter( array_map( [ $this, 'tag_from_match' ], $all ) ) );
	}

	/** @return list<OldFormTag> */
	public function get_scanned_tags(): array {
		return ContactForm::get_current()?->scan_form_tags() ?? [];
	}

	/**
	 * @param list<OldFormTag>|string $input
	 * @param mixed                $condition `type`, `basetype`, `name` or `feature`: a word or a list of words.
	 * @return list<OldFormTag>
	 */
	public function filter( mixed $input, mixed $condition ): array {
		$tags  = is_string( $input ) ? $this->scan( $input ) : ( is_array( $input ) ? $input : [] );
		$known = array_flip( [ 'type', 'basetype', 'name', 'feature' ] );
		$asked = array_intersect_key( is_array( $condition ) ? $condition : [], $known );
		return array_values(
			array_filter(
				$tags,
				function ( mixed $tag ) use ( $asked ): bool {
					$tag = $tag instanceof OldFormTag ? $tag : new OldFormTag( $tag );
					foreach ( array_filter( array_map( [ Given::class, 'words' ], $asked ) ) as $property => $words ) {
						if ( ! $this->fits( $tag, $property, $words ) ) {
							return false;
						}
					}
					return true;
				}
			)
		);
	}

	/** @param list<string> $words */
	private function fits( OldFormTag $tag, string $property, array $words ): bool {
		if ( 'feature' !== $property ) {
			return in_array( $tag[ $property ], $words, true );
		}
		foreach ( $words as $feature ) {
			$is_not = str_starts_with( $feature, '!' );
			if ( $this->tag_type_supports( $tag->type, ltrim( $feature, '! ' ) ) !== $is_not ) {
				return true;
			}
		}
		return false;
	}

	private function pattern(): string {
		$quote = static fn ( int|string $type ): string => preg_quote( (string) $type, '~' );
		$types = array_map( $quote, array_keys( $this->types ) );
		// The longest come first, since a type may begin with another.
		usort( $types, static fn ( string $one, string $other ): int => strlen( $other ) <=> strlen( $one ) );
		return sprintf( self::TAG, implode( '|', $types ) );
	}

	/** @param array<array-key, string> $found */
	private function tag_from_match( array $found ): ?OldFormTag {
		$type    = $found[2] ?? '';
		$written = html_entity_decode( $found[3] ?? '', ENT_QUOTES | ENT_HTML5 );
		if ( 1 !== preg_match( self::INSIDE, trim( $written ), $parts ) ) {
			return null;
		}
		$options = Text::parts( '/\s+/', $parts[1] );
		$name    = $this->tag_type_supports( $type, 'name-attr' ) ? (string) array_shift( $options ) : '';
		preg_match_all( '~"([^"]*)"|\'([^\']*)\'|“([^”]*)”~u', $parts[2], $quoted, PREG_SET_ORDER );
		$values = array_map( static fn ( array $one ): string => (string) end( $one ), $quoted );
		$pipes  = new Pipes( $values );
		return new OldFormTag(
			[
				'type'       => $type,
				'basetype'   => rtrim( $type, '*' ),
				'raw_name'   => $name,
				'name'       => strtr( $name, '.', '_' ),
				'options'    => $options,
				'raw_values' => $values,
				'values'     => $pipes->collect_befores(),
				'labels'     => $pipes->collect_befores(),
				'pipes'      => $pipes,
				'attr'       => $written,
				'content'    => $found[5] ?? '',
			]
		);
	}
}
