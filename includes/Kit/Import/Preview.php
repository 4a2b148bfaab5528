<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Definitions;
use Rueda\Kit\Elsewhere\PageBuilderKit;
use Rueda\Kit\Format\DocType;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Format\Manifest;
use Rueda\Kit\Format\ManifestItem;
use Rueda\Kit\Import\Code\ItemCode;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Tells what is in a kit, and what of it this site has already. It changes nothing. */
final class Preview {
	/** @param \Closure( string, string ): string $sentence Gets an error code and what the error is about. */
	public function __construct( private Matches $matches, private \Closure $sentence ) {}

	/** @return array<string, mixed> As the screen of kits reads it. */
	public function describe( Kit $kit ): array {
		$manifest = $kit->manifest();
		$matches  = $this->matches->find( $kit );
		$items    = [];
		foreach ( $manifest->items as $key => $item ) {
			$items[] = $this->item( $item, $kit->item( $key ), $matches[ $key ] ?? [] );
		}
		return [
			'manifest' => $this->manifest( $manifest ),
			'groups'   => DocType::groups(),
			'items'    => $items,
			'settings' => $this->settings( $kit ),
			'media'    => [
				'count' => count( $manifest->media ),
				'bytes' => array_sum( array_column( $manifest->media, 'bytes' ) ),
				'known' => count( Images::known( $manifest->media ) ),
			],
			'skipped'  => array_map(
				static fn ( array $unknown ): array => [
					'name'   => '' === $unknown['title'] ? $unknown['key'] : $unknown['title'],
					'reason' => $unknown['reason']
						?? __( 'This version of Rueda does not know this kind of item.', 'rueda' ),
				],
				$manifest->unknown
			),
			'missing'  => $kit instanceof PageBuilderKit ? $kit->missing_images() : [],
			'warnings' => $this->warnings( $manifest ),
			'trust'    => Cleaner::may_trust(),
			'publish'  => Posts::may_publish( DocType::PAGE ),
			'front'    => $this->front( $kit, $matches ),
		];
	}

	/** @return array<string, mixed> */
	private function manifest( Manifest $manifest ): array {
		return [
			'title'       => $manifest->title,
			'description' => $manifest->description,
			'locale'      => $manifest->locale,
			'created'     => $manifest->created,
			'plugin'      => $manifest->plugin,
			'templates'   => array_map(
				static fn ( ManifestItem $item ): array => [ 'title' => $item->title, 'doc_type' => $item->doc_type ],
				$manifest->items
			),
			'settings'    => $manifest->settings,
			'media_count' => count( $manifest->media ),
		];
	}

	/**
	 * The page that can become the front page.
	 *
	 * @param array<string, list<WP_Post>> $matches
	 * @return array{key: string, title: string, public: bool}|null
	 */
	private function front( Kit $kit, array $matches ): ?array {
		$key  = $kit->manifest()->front_page;
		$item = $kit->manifest()->items[ $key ] ?? null;
		if ( null === $item || ! current_user_can( 'manage_options' ) ) {
			return null;
		}
		[ 'state' => $state, 'post' => $here ] = $this->matches->compare( $kit->item( $key ), $matches[ $key ] ?? [] );
		// Whether the page that is here already can be it at once.
		$is_public = FrontPage::can_be( $here );
		return Matches::SAME === $state && ( ! $is_public || FrontPage::now() === $here?->ID )
			? null
			: [ 'key' => $key, 'title' => $item->title, 'public' => $is_public ];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param list<WP_Post>        $matches
	 * @return array<string, mixed>
	 */
	private function item( ManifestItem $item, array $fields, array $matches ): array {
		[ 'state' => $state, 'post' => $post ] = $this->matches->compare( $fields, $matches );

		$answers = match ( $state ) {
			Matches::IS_NEW => [],
			Matches::SAME   => [ 'skip' ],
			default         => null !== $post && current_user_can( 'edit_post', $post->ID )
				? Definitions::KIT_ANSWERS
				: [ 'keep_both', 'skip' ],
		};
		$foreign = Cleaner::foreign_block( is_string( $fields['content'] ?? null ) ? $fields['content'] : '' );
		$told    = [
			'key'      => $item->key(),
			'title'    => $item->title,
			'doc_type' => $item->doc_type,
			'section'  => DocType::groups()[ $item->doc_type ] ?? '',
			'state'    => $state,
			'answers'  => $answers,
			'answer'   => $answers[0] ?? '',
			'uses'     => $item->uses,
			'draft'    => 'draft' === ( $fields['status'] ?? '' ),
			'code'     => Matches::SAME === $state
				? []
				: ItemCode::sentences( ItemCode::in_item( $item->doc_type, $fields ) ),
		];
		return '' === $foreign ? $told : $told + [ 'reason' => ( $this->sentence )( 'kit_bad_block', $foreign ) ];
	}

	/** @return list<array{part: string, state: string, answer: string}> */
	private function settings( Kit $kit ): array {
		$told = [];
		foreach ( array_keys( SettingsIn::PARTS ) as $part ) {
			if ( $kit->manifest()->settings[ $part ] ) {
				$is_same = SettingsIn::is_same( $part, $kit->settings( $part ) );
				$told[]  = [ 'part' => $part, 'state' => $is_same ? 'same' : 'different', 'answer' => 'mine' ];
			}
		}
		return $told;
	}

	/** @return list<string> */
	private function warnings( Manifest $manifest ): array {
		if ( '' === $manifest->wordpress || is_wp_version_compatible( $manifest->wordpress ) ) {
			return [];
		}
		return [
			sprintf(
				/* translators: %s: a version of WordPress. */
				__( 'This kit was made for WordPress %s or newer. Some blocks may look different here.', 'rueda' ),
				$manifest->wordpress
			),
		];
	}
}
