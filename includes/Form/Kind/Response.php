<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Field;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\ResponseSpace;
use Rueda\Form\Markup\View;

defined( 'ABSPATH' ) || exit;

/** The place where a form shows the server's answer. */
final class Response extends Kind {
	public function markup( View $view, Field $field, FieldMarkup $parts ): string {
		$view->place_response();
		// This style keeps room for the answer among the fields; at the end of the form, the stylesheet does so.
		$style = 'display:flow-root;min-block-size:var(--rueda-room);margin-block-end:1rem;'
			. ResponseSpace::style( $view->form()->texts() );
		return Html::element(
			'div',
			[ 'class' => 'rueda-field rueda-field--response', 'style' => $style ],
			$parts->layout()->response( $view )
		);
	}
}
