<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Format\DocType;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Format\Manifest;
use Rueda\Kit\Format\ManifestItem;
use Rueda\Kit\Format\ManifestReader;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Reads a kit of a page builder (manifest 2.0 and 3.0) like one of ours: its pages and templates with their texts,
 * headings, buttons, carousels, and the images that are in the file. Everything else is listed as left out.
 *
 * @phpstan-import-type Entry from KitEntries
 */
final class PageBuilderKit implements Kit {
	private const MANIFEST = 'manifest.json';

	/** Newer versions may mean something else by the same names. */
	private const VERSION = '/^[23]\.\d/';

	/** Templates that are a whole page, and those that are a part of one. */
	public const TEMPLATES = [
		'page'         => DocType::PAGE,
		'wp-page'      => DocType::PAGE,
		'landing-page' => DocType::PAGE,
		'section'      => DocType::PATTERN,
		'container'    => DocType::PATTERN,
	];

	private Manifest $manifest;
	/** @var array<string, array<string, mixed>> Fields by key. */
	private array $fields = [];

	private function __construct( private BuilderFiles $files, private BuilderReferences $references ) {}

	/** Whether a file is a zip with such a kit. */
	public static function is_one( string $path ): bool {
		return self::is_manifest( BuilderFiles::read_entry( $path, self::MANIFEST ) );
	}

	/** @return self Everything in it has been read and checked. */
	public static function open( string $path ): Kit {
		$files   = BuilderFiles::open( $path );
		$written = $files->has( self::MANIFEST ) ? $files->json( self::MANIFEST ) : [];
		if ( ! self::is_manifest( $written ) ) {
			throw new KitError( 'kit_bad_json', self::MANIFEST );
		}
		$entries = KitEntries::from_manifest( $written, self::TEMPLATES );
		$is_ours = OfThisSite::has_made( $written );
		$kit     = new self( $files, new BuilderReferences( $files, $entries->addresses(), $is_ours ) );
		$kit->take_items( $written, $entries );
		return $kit;
	}

	public function manifest(): Manifest {
		return $this->manifest;
	}

	/** @return array<string, mixed> */
	public function item( string $key ): array {
		$fields = $this->fields[ $key ] ?? null;
		if ( null === $fields ) {
			throw new KitError( 'kit_damaged', $key );
		}
		return $fields;
	}

	/** @return array<string, mixed> */
	public function settings( string $part ): array {
		throw new KitError( 'kit_damaged', $part );
	}

	public function image( string $sha256 ): string {
		$bytes = $this->references->bytes( $sha256 );
		return '' === $bytes ? throw new KitError( 'kit_damaged', $sha256 ) : $bytes;
	}

	/** @return list<string> Addresses of images that are neither in the file nor on this site, and could be fetched. */
	public function missing_images(): array {
		return $this->references->missing();
	}

	/** Whether this site has made it of its own pages: see BuilderPagesFile. */
	public function is_of_this_site(): bool {
		return $this->references->is_of_this_site;
	}

	/** @param array<array-key, mixed> $written */
	private static function is_manifest( array $written ): bool {
		$version = $written['version'] ?? '';
		return ! isset( $written['format'] )
			&& is_string( $version ) && 1 === preg_match( self::VERSION, $version )
			&& ( is_array( $written['content'] ?? null ) || is_array( $written['templates'] ?? null ) );
	}

	/** @param array<array-key, mixed> $written */
	private function take_items( array $written, KitEntries $entries ): void {
		$blocks = new ElementBlocks( $this->references, new TextBlocks( $this->references ) );
		$items  = [];
		foreach ( $entries->items() as $key => $entry ) {
			if ( ! $this->files->has( $entry['file'] ) ) {
				throw new KitError( 'kit_damaged', $entry['file'] );
			}
			$document      = $this->files->json( $entry['file'] );
			$content       = $blocks->blocks_of( $document['content'] ?? [] );
			$fields        = $this->fields( $entry, $content, self::created( $written ) );
			$text          = Canonical::json( $fields );
			$uses          = array_diff( [ ...$this->references->take_uses(), $entry['parent'] ], [ '', $key ] );
			$uses          = array_values( array_unique( $uses ) );
			$items[ $key ] = ManifestItem::of_json( $entry['doc_type'], $entry['slug'], $entry['title'], $text, $uses );

			$this->fields[ $key ] = $fields;
			foreach ( $blocks->take_unknown() as $widget => $count ) {
				$this->references->leave(
					"widget:$widget:$key",
					sprintf(
						/* translators: 1: title of a page, 2: name of an element, 3: number of such elements */
						__( '%1$s: the element “%2$s” (%3$s)', 'rueda' ),
						$entry['title'],
						sanitize_text_field( $widget ),
						number_format_i18n( $count )
					),
					__( 'Rueda and WordPress have no block for this element.', 'rueda' )
				);
			}
		}
		$this->manifest = self::about( $written, $items, $this->references, $entries );
	}

	/**
	 * The fields of an item.
	 *
	 * @param Entry $entry
	 * @return array<string, mixed>
	 */
	private function fields( array $entry, string $content, string $modified ): array {
		$image  = $this->is_of_this_site() ? $this->references->image( '', '', $entry['image'] ) : '';
		$fields = [
			'title'    => $entry['title'],
			// A page of this site has its slug already.
			'slug'     => $this->is_of_this_site() ? '' : $entry['slug'],
			// It is public as the page builder made it.
			'status'   => $this->is_of_this_site() ? 'draft' : 'publish',
			'content'  => serialize_blocks( parse_blocks( $content ) ),
			'modified' => $modified,
		];
		if ( DocType::PATTERN === $entry['doc_type'] ) {
			// A pattern need not be a draft, because nobody sees it before somebody uses it.
			$fields['status'] = 'publish';
			$fields['slug']   = $this->is_of_this_site() ? sanitize_title( $entry['title'] ) : $entry['slug'];
			return $fields + [ 'sync' => 'unsynced', 'categories' => [] ];
		}
		return $fields + [
			'excerpt'  => $entry['excerpt'],
			'image'    => '' === $image ? null : [ '$media' => $image ],
			'template' => '',
			'parent'   => $entry['parent'],
			'order'    => 0,
		];
	}

	/** @param array<array-key, mixed> $written */
	private static function created( array $written ): string {
		$created = $written['created'] ?? '';
		$time    = is_string( $created ) ? strtotime( $created . ' UTC' ) : false;
		return gmdate( 'Y-m-d\TH:i:s\Z', false === $time ? 0 : $time );
	}

	/**
	 * @param array<array-key, mixed>     $written
	 * @param array<string, ManifestItem> $items
	 */
	private static function about(
		array $written,
		array $items,
		BuilderReferences $references,
		KitEntries $entries
	): Manifest {
		$word  = static fn ( string $name ): string => is_string( $written[ $name ] ?? null )
			? sanitize_text_field( $written[ $name ] )
			: '';
		$title = $word( 'title' );
		return new Manifest(
			sanitize_title( '' === $word( 'name' ) ? $title : $word( 'name' ) ),
			match ( true ) {
				$references->is_of_this_site => __( 'Pages of a page builder', 'rueda' ),
				'' === $title                => __( 'A kit of a page builder', 'rueda' ),
				default                      => $title,
			},
			$references->is_of_this_site
				? __( 'Pages and posts become drafts with blocks. The originals stay as they are.', 'rueda' )
				: $word( 'description' ),
			'',
			self::created( $written ),
			'',
			'',
			$items,
			ManifestReader::NO_SETTINGS,
			$references->media(),
			'',
			[ ...BuilderPagesFile::left( $written ), ...$entries->left(), ...$references->left() ],
			$entries->front_page()
		);
	}
}
