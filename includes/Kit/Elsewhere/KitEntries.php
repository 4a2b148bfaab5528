<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Kit\Format\DocType;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the manifest of a page builder's kit: which of its entries can be imported, and which cannot.
 *
 * @phpstan-type Entry array{
 *   doc_type: string, slug: string, title: string, excerpt: string, parent: string, file: string, image: int
 * }
 */
final class KitEntries {
	/** @var array<string, Entry> By key. */
	private array $items = [];
	/** @var array<string, string> Keys of pages by their numbers on the other site. */
	private array $numbers = [];
	/** @var array<string, string> Keys of pages by their addresses on the other site. */
	private array $addresses = [];
	/** @var list<array{key: string, title: string, reason: string}> */
	private array $left = [];

	private string $front_page = '';

	private function __construct( private bool $is_of_this_site ) {}

	/**
	 * @param array<array-key, mixed> $written   The manifest.
	 * @param array<string, string>   $templates Kinds of templates that can be imported, and what each becomes.
	 */
	public static function from_manifest( array $written, array $templates ): self {
		$entries = new self( OfThisSite::has_made( $written ) );
		$pages   = self::part( self::part( $written, 'content' ), 'page' );
		$posts   = $entries->is_of_this_site ? self::part( self::part( $written, 'content' ), 'post' ) : [];
		foreach ( $pages as $id => $about ) {
			$entries->add( DocType::PAGE, (string) $id, $about, "content/page/$id.json" );
		}
		foreach ( $pages as $id => $about ) {
			$entries->set_parent( (string) $id, is_array( $about ) ? $about['post_parent'] ?? '' : '' );
		}
		foreach ( $posts as $id => $about ) {
			$entries->add( DocType::POST, (string) $id, $about, "content/post/$id.json" );
		}
		foreach ( self::part( $written, 'templates' ) as $id => $about ) {
			$kind = is_array( $about ) && is_string( $about['doc_type'] ?? null ) ? $about['doc_type'] : '';
			if ( isset( $templates[ $kind ] ) ) {
				$entries->add( $templates[ $kind ], "template-$id", $about, "templates/$id.json" );
			} else {
				$title = self::title( $about, (string) $id );
				$entries->leave(
					"template:$id",
					/* translators: 1: kind of template, such as "header", 2: its title */
					sprintf( __( 'Template “%1$s”: %2$s', 'rueda' ), sanitize_text_field( $kind ), $title )
				);
			}
		}
		if ( ! $entries->is_of_this_site ) {
			$entries->leave_the_rest( $written );
		}
		return $entries;
	}

	/** @return array<string, Entry> */
	public function items(): array {
		return $this->items;
	}

	/** @return array<string, string> */
	public function addresses(): array {
		return $this->addresses;
	}

	/** @return list<array{key: string, title: string, reason: string}> */
	public function left(): array {
		return $this->left;
	}

	/** The key of the page that was the front page; empty where none was. */
	public function front_page(): string {
		return $this->front_page;
	}

	private function add( string $doc_type, string $id, mixed $about, string $file ): void {
		$about = is_array( $about ) ? $about : [ 'title' => $about ];
		$title = self::title( $about, $id );
		$slug  = $this->is_of_this_site
			? OfThisSite::slug( Read::id( str_replace( 'template-', '', $id ) ) )
			: sanitize_title( $title );
		$slug  = 1 === preg_match( '/^' . DocType::SLUG . '$/D', $slug ) ? $slug : 'page-' . sanitize_key( $id );
		$base  = $slug;
		for ( $number = 2; isset( $this->items[ "$doc_type:$slug" ] ); $number++ ) {
			$slug = "$base-$number";
		}
		$key                 = "$doc_type:$slug";
		$this->items[ $key ] = [
			'doc_type' => $doc_type,
			'slug'     => $slug,
			'title'    => $title,
			'excerpt'  => is_string( $about['excerpt'] ?? null ) ? sanitize_textarea_field( $about['excerpt'] ) : '',
			'parent'   => '',
			'file'     => $file,
			'image'    => Read::id( $about['image'] ?? null ),
		];
		if ( DocType::PAGE === $doc_type ) {
			$this->numbers[ $id ] = $key;
			$this->front_page     = true === ( $about['show_on_front'] ?? false ) ? $key : $this->front_page;
			if ( is_string( $about['url'] ?? null ) && '' !== $about['url'] ) {
				$this->addresses[ untrailingslashit( $about['url'] ) ] = $key;
			}
		}
	}

	private function set_parent( string $id, mixed $parent ): void {
		$key    = $this->numbers[ $id ];
		$parent = is_scalar( $parent ) ? $this->numbers[ (string) $parent ] ?? '' : '';
		if ( $parent !== $key ) {
			$this->items[ $key ]['parent'] = $parent;
		}
	}

	private function leave( string $key, string $title ): void {
		$this->left[] = [
			'key'    => $key,
			'title'  => $title,
			'reason' => __( 'Only pages, sections and containers are imported from such kits.', 'rueda' ),
		];
	}

	/** @param array<array-key, mixed> $written */
	private function leave_the_rest( array $written ): void {
		foreach ( self::part( $written, 'content' ) as $type => $entries ) {
			if ( 'page' !== $type && is_array( $entries ) && [] !== $entries ) {
				$this->leave(
					"content:$type",
					sprintf(
						/* translators: 1: name of a post type, 2: number of entries */
						__( 'Content of the type “%1$s” (%2$s)', 'rueda' ),
						sanitize_text_field( (string) $type ),
						number_format_i18n( count( $entries ) )
					)
				);
			}
		}
		$parts = [
			'site-settings' => __( 'Settings of the page builder: its colors, fonts and styles', 'rueda' ),
			'wp-content'    => __( 'Content that was not made with the page builder', 'rueda' ),
			'taxonomies'    => __( 'Categories and tags', 'rueda' ),
			'plugins'       => __( 'Plugins', 'rueda' ),
			'theme'         => __( 'The theme', 'rueda' ),
			'experiments'   => __( 'Experimental features of the page builder', 'rueda' ),
		];
		foreach ( $parts as $name => $title ) {
			// Version 2.0 has a list of settings, 3.0 has yes or no for each.
			$told = array_filter( self::part( $written, $name ), static fn ( mixed $one ): bool => false !== $one );
			if ( [] !== $told ) {
				$this->leave( $name, $title );
			}
		}
	}

	private static function title( mixed $about, string $id ): string {
		$title = is_array( $about ) ? $about['title'] ?? '' : $about;
		$title = is_string( $title ) ? mb_substr( sanitize_text_field( $title ), 0, 200 ) : '';
		/* translators: %s: number of a page */
		return '' === $title ? sprintf( __( 'Page %s', 'rueda' ), $id ) : $title;
	}

	/**
	 * @param array<array-key, mixed> $from
	 * @return array<array-key, mixed>
	 */
	private static function part( array $from, string $name ): array {
		$part = $from[ $name ] ?? null;
		return is_array( $part ) ? $part : [];
	}
}
