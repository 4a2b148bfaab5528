<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\AfterSending;
use Rueda\Form\Form;
use Rueda\Form\Post\Answered;
use Rueda\Form\Post\Submission;

defined( 'ABSPATH' ) || exit;

/** What a visitor gets after a message was sent, besides the sentence: content, or the address of a page. */
final class GoingOn {
	/**
	 * @param list<AfterSending> $all
	 * @param Form               $form With all its fields. Those that were hidden from the visitor count as empty.
	 * @return array<string, array<string, string>> Data for the answer; empty if the sentence is all.
	 */
	public static function told( array $all, Form $form, Submission $submission ): array {
		$answers = static fn ( string $name ): ?array => null === $form->field( $name )
			? null
			: Answered::answers( $submission->request(), $name );
		foreach ( $all as $after ) {
			if ( $after->conditions()->hold( $answers ) ) {
				$told = $after->leads_to_page()
					? [ 'page' => NextPage::address( $after, $submission ) ]
					: [ 'content' => OwnContent::html( $after, $answers, $submission ) ];
				return in_array( '', $told, true ) ? [] : [ AfterSending::KEY => $told ];
			}
		}
		return [];
	}
}
