<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\AfterSending;
use Rueda\Form\Form;
use Rueda\Form\Intake\NextPage;
use Rueda\Form\Letter\MailTags;

defined( 'ABSPATH' ) || exit;

/** Finds mistakes in what a form does after its message was sent. */
final class AfterChecks {
	private const SECTION = 'after_sending.body';

	/**
	 * @param list<AfterSending> $all
	 * @return list<Finding>
	 */
	public static function findings( array $all, Form $form ): array {
		$found = [];
		foreach ( $all as $number => $after ) {
			$own = $after->leads_to_page() ? self::of_page( $after, $form ) : self::of_content( $after, $form );
			array_push( $found, ...$own );
			if ( $after->conditions()->are_empty() && $number < count( $all ) - 1 ) {
				$found[] = new Finding(
					'after_never_reached',
					self::SECTION,
					__(
						'Of several blocks “After sending”, the first one whose conditions hold counts. One without conditions has to be the last.',
						'rueda'
					)
				);
			}
		}
		return $found;
	}

	/** @return list<Finding> */
	private static function of_page( AfterSending $after, Form $form ): array {
		$gone = array_filter( $after->fields(), static fn ( string $name ): bool => null === $form->field( $name ) );
		return [
			...( '' === NextPage::without_answers( $after ) ? [ self::missing_page( $after ) ] : [] ),
			...array_values( array_map( [ self::class, 'missing_field' ], $gone ) ),
		];
	}

	private static function missing_page( AfterSending $after ): Finding {
		if ( $after->page() > 0 ) {
			return new Finding(
				'after_page_gone',
				self::SECTION,
				__(
					'Visitors cannot view the page to which this form leads, so they only read that the message was sent. Publish the page or choose another one.',
					'rueda'
				)
			);
		}
		return '' === $after->address()
			? new Finding(
				'after_no_page',
				self::SECTION,
				__( 'No page is chosen, so visitors only read that the message was sent.', 'rueda' )
			)
			: new Finding(
				'after_other_site',
				self::SECTION,
				__(
					'The address after sending is on another website that is not allowed here, so visitors only read that the message was sent. The filter “allowed_redirect_hosts” allows it.',
					'rueda'
				)
			);
	}

	private static function missing_field( string $name ): Finding {
		return new Finding(
			'after_field_gone',
			self::SECTION,
			sprintf(
				/* translators: %s: name of a field. */
				__(
					'The address after sending contains the answer of “%s”, which is no longer a field of the form.',
					'rueda'
				),
				$name
			),
			Finding::HINT
		);
	}

	/** @return list<Finding> */
	private static function of_content( AfterSending $after, Form $form ): array {
		// @phpstan-ignore argument.type (as WordPress has parsed them)
		$html = serialize_blocks( $after->blocks() );
		$text = trim( wp_strip_all_tags( $html ) );
		if ( '' === $text && ! str_contains( $html, '<img' ) ) {
			return [
				new Finding(
					'after_empty',
					self::SECTION,
					__(
						'The content after sending is empty, so visitors only read that the message was sent.',
						'rueda'
					)
				),
			];
		}
		$found = [];
		foreach ( MailTags::fields_in( $text ) as $name ) {
			if ( ! str_starts_with( $name, '_' ) && null === $form->field( $name ) ) {
				$found[] = new Finding(
					'after_unknown_tag',
					self::SECTION,
					sprintf(
						/* translators: %s: a mail-tag, as in [your-name]. */
						__( 'The content after sending contains %s, which is no field of the form.', 'rueda' ),
						"[$name]"
					),
					Finding::HINT
				);
			}
		}
		return $found;
	}
}
