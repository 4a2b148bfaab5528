<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Format\DocType;
use Rueda\Kit\Sections\Sections;
use Rueda\Support\Label;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Lists what this site can export. */
final class ItemList {
	/** Matches pages and patterns that have a block of Rueda, or show a wheel or form by a shortcode. */
	private const MARK = '~<!-- wp:rueda/|\[(rueda_wheel|rueda_saved_chart|wheeloflife|contact-form)~';

	/** Matches a synced pattern in content, with its number. */
	private const SYNCED = '~<!-- wp:block \{(?:[^>]*,)?"ref":(\d+)~';

	private const SHORTCODE = '~\[(rueda_wheel|rueda_saved_chart|wheeloflife|contact-form(-7)?)\b~';
	private const EMAIL     = '/[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}/i';

	private SiteImages $images;

	public function __construct( private Keys $keys ) {
		$this->images = new SiteImages();
	}

	/**
	 * All wheels and forms, the pages and patterns that have something of Rueda or a synced pattern with it, and
	 * everything that these use.
	 *
	 * @param bool $is_whole Whether all pages and patterns are wanted.
	 * @return array{items: list<array<string, mixed>>, media: array{bytes: int}}
	 */
	public function collect( bool $is_whole = false ): array {
		$sections = Sections::of_site();
		$waiting  = $this->first( $is_whole );
		$items    = [];
		$images   = [];
		while ( [] !== $waiting ) {
			$key  = array_shift( $waiting );
			$post = isset( $items[ $key ] ) ? null : $this->keys->post( $key );
			if ( null === $post ) {
				continue;
			}
			$references    = new References( $this->keys, $this->images );
			$fields        = ItemFields::with_references( $post, $references );
			$title         = Label::plain( $post->post_title );
			$items[ $key ] = [
				'key'      => $key,
				'title'    => '' === $title ? __( '(no title)', 'rueda' ) : $title,
				'doc_type' => $post->post_type,
				'section'  => $sections->of_doc_type( $post->post_type ),
				'uses'     => array_values( array_diff( $references->uses(), [ $key ] ) ),
				'bytes'    => strlen( Canonical::json( $fields ) ),
				'modified' => $fields['modified'],
				'warnings' => [
					...$this->bad_images( $references ),
					...self::warnings( $post, $references, $fields ),
				],
			];
			$waiting       = [ ...$waiting, ...$references->uses() ];
			$images       += array_fill_keys( $references->images(), true );
		}
		return [
			'items' => array_values( $items ),
			'media' => [ 'bytes' => $this->bytes( array_map( 'strval', array_keys( $images ) ) ) ],
		];
	}

	/** @return list<string> */
	private function first( bool $is_whole ): array {
		$keys = [];
		$ours = [];
		$refs = [];
		foreach ( array_keys( DocType::FOLDERS ) as $doc_type ) {
			foreach ( $this->keys->of_type( $doc_type ) as $id => $key ) {
				$keys[ $id ] = $key;
				$content     = get_post( $id )->post_content ?? '';
				if ( $is_whole || in_array( $doc_type, [ DocType::WHEEL, DocType::FORM ], true )
					|| 1 === preg_match( self::MARK, $content ) ) {
					$ours[ $id ] = true;
				} elseif ( preg_match_all( self::SYNCED, $content, $found ) > 0 ) {
					$refs[ $id ] = array_map( 'intval', $found[1] );
				}
			}
		}
		do {
			// A pattern may be in a pattern that is in a page.
			$more  = array_filter(
				$refs,
				static fn ( array $ids ): bool => [] !== array_intersect_key( $ours, array_flip( $ids ) )
			);
			$ours += array_fill_keys( array_keys( $more ), true );
			$refs  = array_diff_key( $refs, $more );
		} while ( [] !== $more );
		return array_values( array_intersect_key( $keys, $ours ) );
	}

	/** @return list<string> */
	private function bad_images( References $references ): array {
		$names = $references->lost_images();
		foreach ( $references->images() as $hash ) {
			if ( ! $this->images->is_taken( $hash ) ) {
				$names[] = wp_basename( $this->images->path( $hash ) );
			}
		}
		return array_map(
			static fn ( string $name ): string => sprintf(
				/* translators: %s: name of a file. */
				__( 'The image %s stays here: it is missing, damaged, too large or not what its name says.', 'rueda' ),
				$name
			),
			$names
		);
	}

	/**
	 * @param array<string, mixed> $fields As a kit has them.
	 * @return list<string>
	 */
	private static function warnings( WP_Post $post, References $references, array $fields ): array {
		$warnings = [];
		$remote   = count( $references->remote_images() );
		if ( $remote > 0 ) {
			$warnings[] = sprintf(
				/* translators: %s: number of images. */
				_n(
					'%s image is on another site and stays there. Upload it to your media library to take it along.',
					'%s images are on other sites and stay there. Upload them to your media library to take them along.',
					$remote,
					'rueda'
				),
				number_format_i18n( $remote )
			);
		}
		$lost = count( $references->unresolved() );
		if ( $lost > 0 ) {
			$warnings[] = sprintf(
				/* translators: %s: number of links. */
				_n(
					'%s link to this site cannot be exported and will be empty.',
					'%s links to this site cannot be exported and will be empty.',
					$lost,
					'rueda'
				),
				number_format_i18n( $lost )
			);
		}
		if ( 1 === preg_match( self::SHORTCODE, $post->post_content ) ) {
			$warnings[] = __(
				'A shortcode names a wheel or form by its number here. Use a block instead to take it along.',
				'rueda'
			);
		}
		$content = $fields['content'] ?? '';
		if ( is_string( $content ) && 1 === preg_match( self::EMAIL, $content ) ) {
			$warnings[] = __( 'The text contains an email address. It is exported unchanged.', 'rueda' );
		}
		if ( DocType::FORM === $post->post_type && FormFields::has_unknown( $post ) ) {
			$warnings[] = __(
				'Some additional headers or settings of this form stay here, because they may hold keys or addresses.',
				'rueda'
			);
		}
		if ( '' !== $post->post_password ) {
			$warnings[] = __( 'The password stays here. On the other site this will be a draft.', 'rueda' );
		} elseif ( 'future' === $post->post_status ) {
			$warnings[] = __( 'This is scheduled. On the other site this will be a draft.', 'rueda' );
		}
		return $warnings;
	}

	/** @param list<string> $hashes */
	private function bytes( array $hashes ): int {
		$size  = fn ( string $hash ): int => (int) filesize( $this->images->path( $hash ) );
		$taken = array_filter( $hashes, [ $this->images, 'is_taken' ] );
		return (int) array_sum( array_map( $size, $taken ) );
	}
}
