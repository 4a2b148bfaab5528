<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\Kit\Format\DocType;

defined( 'ABSPATH' ) || exit;

/** Replaces this site's numbers and addresses in one item with references that mean the same on every site. */
final class References {
	private const ADDRESS = 'rueda-kit:';

	/** @var array<string, true> */
	private array $uses = [];
	/** @var array<string, true> */
	private array $images = [];
	/** @var array<string, true> */
	private array $unresolved = [];
	/** @var array<string, true> */
	private array $remote_images = [];
	/** @var array<string, true> */
	private array $lost_images = [];

	private SiteAddresses $addresses;

	public function __construct( private Keys $keys, private SiteImages $site_images ) {
		$this->addresses = new SiteAddresses();
	}

	/**
	 * @param string $doc_type Empty where the item may be of any kind.
	 * @return array{'$kit': string}|null Null where there is no such item.
	 */
	public function item( mixed $id, string $doc_type = '' ): ?array {
		$key = $this->key( $id, $doc_type );
		if ( '' === $key ) {
			$this->note( $id );
		}
		return '' === $key ? null : [ '$kit' => $key ];
	}

	/** @return string Empty where there is no such item. */
	public function key( mixed $id, string $doc_type = '' ): string {
		$post = is_numeric( $id ) && $id > 0 ? get_post( (int) $id ) : null;
		$type = $post->post_type ?? '';
		$key  = null !== $post && in_array( $doc_type, [ '', $type ], true ) ? $this->keys->key_of( $post ) : null;
		if ( null === $key ) {
			return '';
		}
		$this->uses[ $key ] = true;
		return $key;
	}

	/** @return array{'$media': string}|null Null where there is no such image. */
	public function image( mixed $id ): ?array {
		$hash = $this->image_hash( $id );
		// The number of an attachment that is gone shows nothing here either, so nothing is lost.
		if ( '' === $hash && is_numeric( $id ) && 'attachment' === get_post_type( (int) $id ) ) {
			$this->note_attachment( (int) $id );
		}
		return '' === $hash ? null : [ '$media' => $hash ];
	}

	public function image_hash( mixed $id ): string {
		$hash = is_numeric( $id ) && $id > 0 ? $this->site_images->hash( (int) $id ) : '';
		if ( '' !== $hash ) {
			$this->images[ $hash ] = true;
		}
		return $hash;
	}

	/**
	 * The address as a kit has it: "/" for the home page, empty if it leads to nothing that a kit may hold.
	 *
	 * @param list<int> $numbers As SiteAddresses::post() takes them.
	 */
	public function address( string $url, array $numbers = [] ): string {
		if ( ! $this->addresses->is_here( $url ) ) {
			return $url;
		}
		$post = $this->addresses->post( $url, $numbers );
		if ( null !== $post && 'attachment' === $post->post_type ) {
			$hash = $this->image_hash( $post->ID );
			if ( '' !== $hash ) {
				return self::ADDRESS . 'media:' . $hash;
			}
		}
		$key = null === $post || ! DocType::is_known( $post->post_type ) ? '' : $this->key( $post->ID );
		if ( null === $post && $this->addresses->is_home( $url ) && '' === SiteAddresses::rest( $url ) ) {
			return '/';
		}
		if ( '' === $key ) {
			$this->note_address( $url );
			return '';
		}
		return self::ADDRESS . $key . SiteAddresses::rest( $url );
	}

	/**
	 * Replaces all addresses of this site in a text, whether it is HTML or not.
	 *
	 * @param list<int> $numbers As SiteAddresses::post() takes them.
	 */
	public function text( string $text, array $numbers = [] ): string {
		if ( ! str_contains( $text, '/' ) ) {
			return $text;
		}
		$text = preg_replace_callback(
			$this->addresses->pattern(),
			fn ( array $found ): string => $this->address( $found[0], $numbers ),
			$text
		) ?? $text;
		$text = preg_replace_callback(
			'~(?<=\s)((?:href|src|poster|action)=)(["\'])(/(?!/)[^"\']*)\2~i',
			fn ( array $found ): string => $found[1] . $found[2] . $this->address( $found[3], $numbers ) . $found[2],
			$text
		) ?? $text;
		preg_match_all( '~<img\s[^>]*?\bsrc=["\']((?:https?:)?//[^"\']+)~i', $text, $remote );
		$this->remote_images += array_fill_keys( $remote[1], true );
		return $text;
	}

	/** Records an image that the item shows by its address. */
	public function note_image_address( string $url ): void {
		if ( 1 === preg_match( '~^(https?:)?//~i', $url ) ) {
			$this->remote_images[ $url ] = true;
		}
	}

	private function note( mixed $id ): void {
		if ( is_numeric( $id ) && $id > 0 ) {
			$this->unresolved[ '#' . (int) $id ] = true;
		}
	}

	private function note_address( string $url ): void {
		if ( SiteAddresses::is_image( $url ) ) {
			$this->lost_images[ wp_basename( rawurldecode( $url ) ) ] = true;
		} else {
			$this->unresolved[ $url ] = true;
		}
	}

	private function note_attachment( int $id ): void {
		if ( wp_attachment_is_image( $id ) ) {
			$this->lost_images[ wp_basename( (string) get_attached_file( $id ) ) ] = true;
		} else {
			$this->note( $id );
		}
	}

	/** @return list<string> Keys of items. */
	public function uses(): array {
		return self::sorted( $this->uses );
	}

	/** @return list<string> Hashes. */
	public function images(): array {
		return self::sorted( $this->images );
	}

	/** @return list<string> Numbers and addresses. */
	public function unresolved(): array {
		return self::sorted( $this->unresolved );
	}

	/** @return list<string> Names of the files of images that this site shows and that the kit cannot hold. */
	public function lost_images(): array {
		return self::sorted( $this->lost_images );
	}

	/** @return list<string> Addresses. */
	public function remote_images(): array {
		return self::sorted( $this->remote_images );
	}

	/**
	 * @param array<array-key, true> $names
	 * @return list<string>
	 */
	private static function sorted( array $names ): array {
		$names = array_map( 'strval', array_keys( $names ) );
		sort( $names, SORT_STRING );
		return $names;
	}
}
