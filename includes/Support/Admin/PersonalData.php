<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** One kind of personal data, for WordPress's tools that export and erase personal data. */
abstract class PersonalData {
	/** @var string The key of this kind of data in the tools. */
	protected const NAME = '';

	/** The name in the tools' list of exporters and erasers. */
	abstract protected function title(): string;

	/** @return array{string, string} The heading of these data in an exported file, and a description. */
	abstract protected function group(): array;

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	abstract public function export( string $email, int $page = 1 ): array;

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	abstract public function erase( string $email, int $page = 1 ): array;

	/** @return array<array-key, mixed> */
	final public function add_exporter( mixed $exporters ): array {
		$own = [ 'exporter_friendly_name' => $this->title(), 'callback' => [ $this, 'export' ] ];
		return array_merge( is_array( $exporters ) ? $exporters : [], [ static::NAME => $own ] );
	}

	/** @return array<array-key, mixed> */
	final public function add_eraser( mixed $erasers ): array {
		$own = [ 'eraser_friendly_name' => $this->title(), 'callback' => [ $this, 'erase' ] ];
		return array_merge( is_array( $erasers ) ? $erasers : [], [ static::NAME => $own ] );
	}

	/**
	 * The suggestion for the site's privacy policy.
	 *
	 * @return array{title: string, heading: string, advice: string, texts: list<string>} Plain text: its name in the
	 *                                         list, its heading, what the author should do, and each paragraph.
	 */
	abstract protected function policy(): array;

	/** Runs on every screen and for visitors' calls, so the text is put together only for users who can read it. */
	final public function suggest_text(): void {
		if ( ! current_user_can( 'manage_privacy_options' ) ) {
			return;
		}
		[ 'title' => $title, 'heading' => $heading, 'advice' => $advice, 'texts' => $texts ] = $this->policy();

		$texts = array_map( 'esc_html', $texts );
		wp_add_privacy_policy_content(
			$title,
			sprintf(
				'<h2>%s</h2><p class="privacy-policy-tutorial">%s</p><p>'
					. '<strong class="privacy-policy-tutorial">%s</strong> %s</p>',
				esc_html( $heading ),
				esc_html( $advice ),
				esc_html__( 'Suggested text:', 'rueda' ),
				implode( '</p><p>', $texts )
			)
		);
	}

	/**
	 * @param string                      $id    Id of the entry, such as that of one message or report.
	 * @param list<array{string, string}> $parts Names and values, as they are printed.
	 * @return array<string, mixed> One entry, as the tools expect it.
	 */
	final protected function entry( string $id, array $parts ): array {
		[ $label, $description ] = $this->group();
		return [
			'group_id'          => static::NAME,
			'group_label'       => $label,
			'group_description' => $description,
			'item_id'           => $id,
			'data'              => array_map(
				static fn ( array $part ): array => [ 'name' => $part[0], 'value' => $part[1] ],
				$parts
			),
		];
	}
}
